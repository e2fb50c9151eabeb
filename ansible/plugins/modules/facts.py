#!/usr/bin/python
# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
module: facts
short_description: Read settings of files
version_added: 0.1.0
description:
  - Reads settings of files of nearly 200 formats, and what counts once a program has read all its files.
  - The values of secrets are masked.
options:
  files:
    description:
      - The files.
    type: list
    elements: path
    required: true
    aliases: [path, file]
  settings:
    description:
      - The paths of the settings that are read; all of them without it.
    type: list
    elements: str
  effective:
    description:
      - Whether it is also told what counts with all files of the program, each with the file and line that say so.
    type: bool
    default: false
  different:
    description:
      - Whether it is also told what differs from the defaults, where these are known, and from what the package shipped.
    type: bool
    default: false
extends_documentation_fragment:
  - settee.settings.program
  - settee.settings.program.reading
seealso:
  - module: settee.settings.setting
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: What sshd goes by
  settee.settings.facts:
    files: /etc/ssh/sshd_config
    settings: [PermitRootLogin, PasswordAuthentication]
    effective: true
  register: ssh

- name: See that it is so
  ansible.builtin.assert:
    that: ssh.files[0].counts.PermitRootLogin.value == 'no'
"""

RETURN = r"""
files:
  description: What was read of each file.
  returned: always
  type: list
  elements: dict
  contains:
    path:
      description: The file.
      type: str
    settings:
      description: The values by their paths; of the whole file, as it is nested.
      type: dict
    counts:
      description: What counts, by path, with O(effective=true).
      type: dict
      contains:
        value:
          description: The value; of what collects, the last.
          type: raw
        places:
          description: The file, line and value of each place that says so.
          type: list
          elements: dict
    different:
      description: What differs from the defaults, each with its path, its value and its default.
      type: list
      elements: dict
    package:
      description:
        - How the file is not as its package shipped it, with O(different=true), its C(name), and its C(settings), each with its
          path and its values before and after, where the shipped text is at hand.
        - It is missing where the file is as it was shipped, or of no package.
      type: dict
    error:
      description: Why the file cannot be read; all else is missing then.
      type: str
ansible_facts:
  description: The same values for later tasks.
  returned: always
  type: dict
  contains:
    settee:
      description: The settings, by file.
      type: dict
"""

from ansible.module_utils.basic import AnsibleModule

from ansible_collections.settee.settings.plugins.module_utils.program import ARGUMENTS, FILES, READING, Program, ProgramError, in_words, words_of


def main():
    arguments = dict(
        dict(ARGUMENTS, **READING),
        files=dict(FILES, required=True),
        settings=dict(type="list", elements="str"),
        effective=dict(type="bool", default=False),
        different=dict(type="bool", default=False),
    )
    module = AnsibleModule(argument_spec=arguments, supports_check_mode=True)
    params, program = module.params, Program.of(module)
    paths = params["settings"] if params["settings"] is not None else [""]
    request = {"together": False, "files": []}
    for path in params["files"]:
        file = {"path": path, "effective": params["effective"], "settings": [{"path": inner} for inner in paths]}
        for key in ("as", "format"):
            if params[key]:
                file[key] = params[key]
        request["files"].append(file)
    try:
        answer = program.request(request)
        files = [told_of(file, params["settings"] is None) for file in answer["files"]]
        if params["different"]:
            packages = changed_since_shipped(program)
            for file in files:
                if "error" not in file:
                    file["different"] = differences(program, file["path"], params)
                if file["path"] in packages:
                    file["package"] = packages[file["path"]]
    except ProgramError as error:
        module.fail_json(msg="%s" % error)
    if files and all("error" in file for file in files):
        module.fail_json(msg="; ".join(file["error"] for file in files), files=files)
    facts = dict((file["path"], file.get("settings", {})) for file in files)
    module.exit_json(changed=False, files=files, ansible_facts={"settee": facts})


def told_of(file, is_whole):
    """What the answer says of a file."""
    if "error" in file:
        return {"path": file["path"], "error": in_words(file["error"])}
    settings = file.get("settings", [])
    told = {"path": file["path"]}
    if is_whole:
        whole = settings[0]["before"] if settings else None
        told["settings"] = whole if isinstance(whole, dict) else {"": whole}
    else:
        told["settings"] = dict((setting["path"], setting["before"]) for setting in settings)
    if "counts" in file:
        told["counts"] = dict(
            (setting["path"], {"value": (setting["places"] or [{"value": None}])[-1]["value"], "places": setting["places"]})
            for setting in file["counts"])
    return told


def differences(program, path, params):
    """What differs from the defaults; nothing where these are not known."""
    status, said, ignored = program.run(["diff", "--json"] + words_of(params, "as", "format") + ["--", path])
    if status not in (0, 1):
        return []
    return [
        {"path": one.get("lasting", one["path"]), "default": one["old"], "value": one["new"]} for one in program.rows(said)]


def changed_since_shipped(program):
    """What differs from what packages shipped, by file."""
    status, said, ignored = program.run(["status", "--json"])
    if status != 0:
        return {}
    return dict(
        (one["file"], {"name": one["package"], "settings": one.get("settings", [])})
        for one in program.rows(said) if one.get("kind") == "changed")


if __name__ == "__main__":
    main()
