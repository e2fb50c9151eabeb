# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

from ansible.errors import AnsibleFilterError

from ansible_collections.settee.settings.plugins.module_utils.program import Program, ProgramError


def settings(text, path=None, format=None, executable="settee"):
    """The settings of a text as a dictionary of their paths and values."""
    if (path is None) == (format is None):
        raise AnsibleFilterError("either the path that the text is taken to have is wanted, or its format")
    words = ["--as", path] if path else ["--format", format]
    program = Program(executable)
    try:
        status, said, complaints = program.run(["list", "--json"] + words + ["-"], text.encode("utf-8"))
        if status != 0:
            raise AnsibleFilterError(complaints.strip())
        found = program.rows(said)
    except ProgramError as error:
        raise AnsibleFilterError("%s" % error)
    return dict((one.get("lasting", one["path"].lstrip("/").replace("/", ".")), one["value"]) for one in found)


class FilterModule(object):
    def filters(self):
        return {"settings": settings}
