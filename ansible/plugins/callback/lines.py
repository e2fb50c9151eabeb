# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
name: lines
type: stdout
short_description: What each host answers, as a line of JSON as soon as it does
version_added: 0.1.0
description:
  - Prints one line of JSON for each host that has done a task, and nothing else. C(settee fleet) shows these as they come.
author:
  - The Settee authors (@settee)
"""

import json

from ansible.plugins.callback import CallbackBase

# More is no answer.
LONGEST = 8 << 20
TOLD = ("changed", "msg", "files", "units", "lines", "diff", "warnings", "module_stderr", "module_stdout")


class CallbackModule(CallbackBase):
    CALLBACK_VERSION = 2.0
    CALLBACK_TYPE = "stdout"
    CALLBACK_NAME = "settee.settings.lines"

    def tell(self, state, result):
        host = (getattr(result, "host", None) or result._host).get_name()
        answer = getattr(result, "result", None) or result._result
        told = dict((key, answer[key]) for key in TOLD if key in answer)
        line = json.dumps(dict(told, host=host, state=state), default=str)
        if len(line) > LONGEST:
            words = "it answers more than %d MiB, which is no answer" % (LONGEST >> 20)
            line = json.dumps(dict(host=host, state="failed", msg=words))
        self._display.display(line)

    def v2_runner_on_ok(self, result):
        self.tell("ok", result)

    def v2_runner_on_failed(self, result, ignore_errors=False):
        self.tell("failed", result)

    def v2_runner_on_unreachable(self, result):
        self.tell("unreachable", result)

    def v2_runner_on_skipped(self, result):
        self.tell("skipped", result)
