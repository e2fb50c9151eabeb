#!/usr/bin/python
# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
module: upgrade
short_description: Merge what upgrades of packages left beside settings files
version_added: 0.1.0
description:
  - Merges C(.dpkg-dist), C(.ucf-dist), C(.rpmnew) and their like into the files that they are beside, setting by setting. What
    was changed on the host stays, and what the package changed comes where it was not.
  - What both changed is left, and fails the task, unless O(take) decides it.
options:
  files:
    description:
      - Files and folders; C(/etc) without it.
    type: list
    elements: path
    aliases: [path, file]
  take:
    description:
      - Whose settings are taken where both changed them.
    type: str
    choices: [mine, theirs]
extends_documentation_fragment:
  - settee.settings.program
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: Merge what the upgrade left
  settee.settings.upgrade:

- name: The package's settings of PHP, where both changed them
  settee.settings.upgrade:
    files: /etc/php
    take: theirs
"""

RETURN = r"""
merged:
  description: The versions that were merged, or would be.
  returned: always
  type: list
  elements: dict
left:
  description: The versions that are left.
  returned: always
  type: list
  elements: dict
lines:
  description: What was said.
  returned: always
  type: list
  elements: str
"""

from ansible.module_utils.basic import AnsibleModule

from ansible_collections.settee.settings.plugins.module_utils.program import ARGUMENTS, FILES, Program, ProgramError, lines_of


def main():
    arguments = dict(
        ARGUMENTS,
        files=FILES,
        take=dict(type="str", choices=["mine", "theirs"]),
    )
    module = AnsibleModule(argument_spec=arguments, supports_check_mode=True)
    program = Program.of(module)
    operands = ["--"] + module.params["files"] if module.params["files"] else []
    take = ["--" + module.params["take"]] if module.params["take"] else []
    try:
        before = leftovers(module, program, operands)
        status, lines = 0, []
        if before:
            words = ["upgrade"] + take + (["--dry-run"] if module.check_mode else [])
            status, said, complaints = program.run(words + operands)
            lines = lines_of(complaints, said)
        after = leftovers(module, program, operands)
    except ProgramError as error:
        module.fail_json(msg="%s" % error)
    merged = [one for one in before if one not in after]
    if module.check_mode and status == 0:
        merged, after = before, []
    result = dict(changed=bool(merged), merged=merged, left=after, lines=lines)
    if status != 0:
        module.fail_json(msg="; ".join(lines) or "settee upgrade ended with %d" % status, **result)
    module.exit_json(**result)


def leftovers(module, program, operands):
    status, said, complaints = program.run(["upgrade", "--list", "--json"] + operands)
    if status != 0:
        module.fail_json(msg="; ".join(lines_of(complaints)) or "settee upgrade ended with %d" % status)
    return program.rows(said)


if __name__ == "__main__":
    main()
