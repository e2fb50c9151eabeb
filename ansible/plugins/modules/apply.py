#!/usr/bin/python
# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
module: apply
short_description: Put changed settings into force
version_added: 0.1.0
description:
  - Has the programs whose files were changed read them, by a reload or a restart of the right unit, in one plan for all files,
    and looks whether they run, listen and have the values that were set.
  - With O(confirm), the former texts come back by themselves unless O(state=confirmed) follows in time, over a connection that
    was made after the change. A host that can be reached no longer is as it was before.
options:
  files:
    description:
      - The files that were changed. Where the list is empty, nothing is done.
      - Without it, all files are meant that were written after the unit that reads them started.
    type: list
    elements: path
    aliases: [path, file]
  confirm:
    description:
      - How long is waited for O(state=confirmed) before the former texts come back, such as V(2m).
    type: str
  former:
    description:
      - A copy of the one file as it was, which O(confirm) brings back, such as the C(backup) that the module
        M(settee.settings.setting) answers.
      - Without it, what settee remembers of its own changes is brought back, unless another program wrote in between.
    type: path
  state:
    description:
      - V(applied) puts into force what was changed.
      - V(confirmed) keeps what waits to be confirmed; it goes on where nothing waits.
      - V(back) brings back what waits, now.
    type: str
    choices: [applied, confirmed, back]
    default: applied
extends_documentation_fragment:
  - settee.settings.program
notes:
  - "Between O(confirm) and O(state=confirmed), C(meta: reset_connection) has the controller connect again."
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: Few tries
  settee.settings.setting:
    path: /etc/ssh/sshd_config
    settings: {MaxAuthTries: 4}
  register: ssh

- name: Put it into force, for two minutes
  settee.settings.apply:
    files: "{{ ssh.files | selectattr('changed') | map(attribute='path') }}"
    confirm: 2m

- name: Connect again
  ansible.builtin.meta: reset_connection

- name: Keep it
  settee.settings.apply:
    state: confirmed
"""

RETURN = r"""
plan:
  description: What was done, or would be, a line for each step.
  returned: with O(state=applied)
  type: list
  elements: str
lines:
  description: What was said of it.
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
        confirm=dict(type="str"),
        former=dict(type="path"),
        state=dict(type="str", choices=["applied", "confirmed", "back"], default="applied"),
    )
    module = AnsibleModule(argument_spec=arguments, supports_check_mode=True)
    files = module.params["files"]
    if files == []:
        module.exit_json(changed=False, plan=[], lines=[])
    operands = ["--"] + files if files else []
    try:
        run = apply if module.params["state"] == "applied" else confirm
        module.exit_json(**run(module, Program.of(module), operands))
    except ProgramError as error:
        module.fail_json(msg="%s" % error)


def apply(module, program, operands):
    ignored, plan, complaints = program.told(module, ["apply", "--dry-run"] + operands)
    if module.check_mode or not plan:
        return dict(changed=bool(plan), plan=plan, lines=complaints)
    duration = module.params["confirm"]
    words = ["apply"] + (["--confirm", duration] if duration else ["--no-confirm"])
    if duration and module.params["former"]:
        words += ["--former", module.params["former"]]
    return finish(module, program, words + operands, plan=plan)


def confirm(module, program, operands):
    ignored, waiting, complaints = program.told(module, ["confirm", "--list"] + operands, good=(0, 1))
    if module.check_mode or not waiting:
        return dict(changed=bool(waiting), lines=waiting or complaints)
    words = ["confirm"] + (["--back"] if module.params["state"] == "back" else [])
    return finish(module, program, words + operands)


def finish(module, program, words, **result):
    """Does it; what a task that changed something answers."""
    status, said, complaints = program.run(words)
    lines = lines_of(said, complaints)
    if status != 0:
        module.fail_json(msg="; ".join(lines) or "settee %s ended with %d" % (words[0], status), changed=True, lines=lines, **result)
    return dict(changed=True, lines=lines, **result)


if __name__ == "__main__":
    main()
