# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
name: setting
short_description: Read settings of the controller's own files
version_added: 0.1.0
description:
  - Reads settings of files on the controller by their names, of each format that settee knows.
options:
  _terms:
    description:
      - The paths of the settings.
    required: true
  file:
    description:
      - The file.
    type: path
    required: true
  default:
    description:
      - What is answered for a setting that is not set; without it, the lookup fails.
    type: raw
  executable:
    description:
      - The program settee on the controller.
    type: str
    default: settee
extends_documentation_fragment:
  - settee.settings.program.reading
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: Say where the site's database is
  ansible.builtin.debug:
    msg: "{{ lookup('settee.settings.setting', 'database.host', file='site.toml') }}"
"""

RETURN = r"""
_raw:
  description: The values.
  type: list
  elements: raw
"""

import json

from ansible.errors import AnsibleLookupError
from ansible.plugins.lookup import LookupBase

from ansible_collections.settee.settings.plugins.module_utils.program import Program, ProgramError, words_of


class LookupModule(LookupBase):
    def run(self, terms, variables=None, **kwargs):
        self.set_options(var_options=variables, direct=kwargs)
        words = words_of(self.get_options(), "as", "format")
        values = []
        for term in terms:
            try:
                status, said, complaints = Program(self.get_option("executable")).run(
                    ["get", "--json"] + words + ["--", self.get_option("file"), term])
            except ProgramError as error:
                raise AnsibleLookupError("%s" % error)
            if status == 0:
                values.append(json.loads(said))
            elif status == 1 and "default" in kwargs:
                values.append(self.get_option("default"))
            else:
                raise AnsibleLookupError(complaints.strip())
        return values
