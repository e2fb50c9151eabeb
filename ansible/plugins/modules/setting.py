#!/usr/bin/python
# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
module: setting
short_description: Change settings of files by their names
version_added: 0.1.0
description:
  - Sets, adds to and takes away settings of files of nearly 200 formats, such as JSON, YAML, TOML, XML, INI, C(sshd_config),
    C(sysctl.conf), C(nginx.conf), C(fstab), C(sudoers) and PAM.
  - Only the bytes of what is changed are written. Comments, order and spelling stay, and a setting that is commented out is
    brought back in its place.
  - A value is read as the type that the setting has. What the setting may not have is refused, by the schema of the file, by
    the manual and the program that read it, and by what that program says of the whole file.
  - All settings of a task are one process, one lock and one write for each file. Where one is refused, none is written.
options:
  path:
    description:
      - The file. It is one of O(path) and O(files) that is wanted.
    type: path
    aliases: [dest, file]
  settings:
    description:
      - The settings, as a dictionary of their paths and values, or as a list.
      - In a dictionary, an empty value takes the setting back to its default.
      - >-
        In a list, each is a dictionary with C(path), and with C(value), C(add) or C(row), or with C(state), which are as the
        options of this module.
    type: raw
  setting:
    description:
      - The path of one setting, such as V(PermitRootLogin), V(Journal.SystemMaxUse) or V(servers[0].port).
      - An item of a list is named by what it has, such as V([mount_point=/srv].options).
    type: str
    aliases: [key, name]
  value:
    description:
      - What the setting is set to. A text is read as the type that the setting has.
      - On and off are written with the word that the file has for them, so that YAML's V(no) is V(no) there as well.
      - With O(state=absent), what is taken away where it is there.
    type: raw
  add:
    description:
      - What a list is to have among others. It is added where it is not there.
    type: raw
  row:
    description:
      - A line of a table or a short block, as the file would have it, at the place O(setting), which is V([]) unless told.
      - It is added where no line says the same; where O(setting) names an item that is there, it takes its place.
    type: str
  state:
    description:
      - V(present) sets what is given, and brings a setting back from a comment where no value is given.
      - V(absent) takes a setting away, with the comment that belongs to it.
      - V(default) takes it back to its default, as a comment where the file has defaults as comments.
      - V(commented) makes a comment of it.
    type: str
    choices: [present, absent, default, commented]
  files:
    description:
      - Several files, each a dictionary with C(path) and C(settings), and with those of the options O(as), O(format), O(schema),
        O(create), O(backup), O(effective), O(validate), O(strict) and O(force) that are others than the task's.
    type: list
    elements: dict
  schema:
    description:
      - A JSON Schema of the file's settings, a file on the host.
    type: path
  create:
    description:
      - Whether a file that is not there is made.
    type: bool
    default: false
  backup:
    description:
      - Whether a copy of the file as it was is kept beside it. The name of the copy is in the result.
    type: bool
    default: false
  effective:
    description:
      - Whether a value is written where it counts, be that a drop-in or another file of the program, and is left alone where it
        counts already.
      - What is taken away is taken out of all files of the program, but for those that packages bring.
    type: bool
    default: false
  validate:
    description:
      - Whether the program that reads the file is asked before anything is written.
      - Without it, it is asked where its check runs nothing that the file says.
    type: bool
  strict:
    description:
      - Whether a name is refused that is nearly one that is known.
    type: bool
    default: false
  force:
    description:
      - Whether it is written although the schema or the program does not allow it, or the file is read-only.
    type: bool
    default: false
  together:
    description:
      - Whether no file is written where a setting of another one is refused.
    type: bool
    default: true
extends_documentation_fragment:
  - settee.settings.program
  - settee.settings.program.reading
  - ansible.builtin.files
notes:
  - Values of settings that are secret, and those in the texts of a difference, are masked in what is answered, and not logged.
  - What is changed does not hold before its program reads it again. RV(effects) says what that takes, and the module
    M(settee.settings.apply) does it.
seealso:
  - module: settee.settings.apply
  - module: settee.settings.facts
  - module: ansible.builtin.lineinfile
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: No root over ssh, and few tries
  settee.settings.setting:
    path: /etc/ssh/sshd_config
    settings:
      PermitRootLogin: no
      MaxAuthTries: 4
      X11Forwarding: no
    effective: true
  register: ssh

- name: Settings of several files, in one go
  settee.settings.setting:
    files:
      - path: /etc/sysctl.d/60-site.conf
        create: true
        settings:
          net.ipv4.ip_forward: 0
          net.ipv4.conf.all.rp_filter: 1
      - path: /etc/systemd/journald.conf
        settings:
          Journal.SystemMaxUse: 500M
      - path: /etc/login.defs
        settings:
          PASS_MAX_DAYS: 365

- name: A line of a table
  settee.settings.setting:
    path: /etc/fstab
    setting: "[mount_point=/srv]"
    row: /dev/sdb1 /srv ext4 defaults,noatime 0 2
    backup: true

- name: One more server for the clock, and a setting back at its default
  settee.settings.setting:
    path: /etc/systemd/timesyncd.conf
    settings:
      - path: Time.NTP
        value: ntp.example.org
      - path: Time.RootDistanceMaxSec
        state: default
"""

RETURN = r"""
files:
  description: What became of each file; one more where a setting counts in another file.
  returned: always
  type: list
  elements: dict
  contains:
    path:
      description: The file.
      type: str
    changed:
      description: Whether it was changed, or would be.
      type: bool
    created:
      description: Whether it was made.
      type: bool
    settings:
      description: Each setting with its C(path), its values C(before) and C(after), whether it C(changed), and whether it is C(secret).
      type: list
      elements: dict
    backup:
      description: The copy of the file as it was.
      type: str
    program:
      description: What the program that reads the file said.
      type: dict
    problems:
      description: What it complained of, as file:line:column.
      type: list
      elements: str
    warnings:
      description: What a person should know.
      type: list
      elements: str
    error:
      description: Why the file was refused.
      type: str
effects:
  description: What it takes until the changes hold.
  returned: always
  type: list
  elements: dict
  contains:
    need:
      description: V(reload) or V(restart).
      type: str
    subject:
      description: Of what.
      type: str
    command:
      description: What does it.
      type: str
units:
  description: The units of systemd that have to reload or to restart.
  returned: always
  type: list
  elements: str
  sample: [ssh]
"""

import os
import time

from ansible.module_utils.basic import AnsibleModule
from ansible.module_utils.common.validation import check_type_path
from ansible.module_utils.six import string_types

from ansible_collections.settee.settings.plugins.module_utils.program import (
    ARGUMENTS,
    READING,
    Program,
    ProgramError,
    harmless,
    hide_secrets,
    in_words,
)

CONTENTS = ("value", "add", "row", "state")
FLAGS = ("create", "effective", "strict", "force")
SETTING = ("path",) + CONTENTS
FILE = ("path", "settings", "as", "format", "schema", "backup", "validate") + FLAGS


class TaskError(Exception):
    """What is wrong with the task."""


def settings_of(value, what):
    """The settings that a task gives as a dictionary or as a list."""
    if isinstance(value, dict):
        return [
            {"path": path, "state": "default"} if inner is None else {"path": path, "value": inner}
            for path, inner in value.items()
        ]
    if not isinstance(value, list):
        raise TaskError("%s: settings is a dictionary of paths and values, or a list" % what)
    for setting in value:
        if not isinstance(setting, dict):
            raise TaskError("%s: each of the settings is a dictionary with a path, not %s" % (what, type(setting).__name__))
        strange = sorted(set(setting) - set(SETTING))
        if strange:
            raise TaskError("%s: a setting has no %s; it has %s" % (what, strange[0], ", ".join(SETTING)))
    return [dict((key, inner) for key, inner in setting.items() if inner is not None or key == "value") for setting in value]


def flag(value, what):
    if isinstance(value, bool):
        return value
    word = value.lower() if isinstance(value, string_types) else value
    if word in ("yes", "true", "on", "1", 1):
        return True
    if word in ("no", "false", "off", "0", 0):
        return False
    raise TaskError("%s is yes or no" % what)


def file_of(told, params, suffix):
    """What the program is asked for one file: what is told of it, else what the task says of all."""
    path = told.get("path")
    if not isinstance(path, string_types) or not path:
        raise TaskError("each of the files has a path")
    strange = sorted(set(told) - set(FILE))
    if strange:
        raise TaskError("%s: a file has no %s; it has %s" % (path, strange[0], ", ".join(FILE)))
    file = {"path": check_type_path(path), "settings": settings_of(told.get("settings", []), path)}
    for key in ("as", "format", "schema"):
        if told.get(key, params[key]):
            file[key] = told.get(key, params[key])
    for key in FLAGS + ("validate", "backup"):
        value = told.get(key, params[key])
        if value is not None:
            file[key] = flag(value, "%s: %s" % (path, key))
    if not file.get("backup"):
        file.pop("backup", None)
    else:
        file["backup"] = suffix
    return file


def files_of(params):
    suffix = ".%d.%s~" % (os.getpid(), time.strftime("%Y-%m-%d@%H:%M:%S"))
    if params["files"] is not None:
        return [file_of(told, params, suffix) for told in params["files"]]
    settings = []
    if params["settings"] is not None:
        settings = settings_of(params["settings"], params["path"])
    one = dict((key, params[key]) for key in CONTENTS if params[key] is not None)
    if params["setting"] is not None:
        one["path"] = params["setting"]
    if one:
        settings.append(one)
    if not settings:
        raise TaskError("neither settings nor a setting is given")
    return [file_of({"path": params["path"], "settings": settings}, params, suffix)]


def unique(values):
    return [value for place, value in enumerate(values) if value not in values[:place]]


def main():
    arguments = dict(
        dict(ARGUMENTS, **READING),
        path=dict(type="path", aliases=["dest", "file"]),
        settings=dict(type="raw", no_log=True),
        setting=dict(type="str", aliases=["key", "name"], no_log=False),
        value=dict(type="raw", no_log=True),
        add=dict(type="raw", no_log=True),
        row=dict(type="str", no_log=True),
        state=dict(type="str", choices=["present", "absent", "default", "commented"]),
        files=dict(type="list", elements="dict", no_log=True),
        schema=dict(type="path"),
        create=dict(type="bool", default=False),
        backup=dict(type="bool", default=False),
        effective=dict(type="bool", default=False),
        validate=dict(type="bool"),
        strict=dict(type="bool", default=False),
        force=dict(type="bool", default=False),
        together=dict(type="bool", default=True),
    )
    # Of the arguments that have values nothing is logged: which are secret is known only afterwards.
    module = AnsibleModule(
        argument_spec=arguments,
        add_file_common_args=True,
        supports_check_mode=True,
        required_one_of=[("path", "files")],
        mutually_exclusive=[("path", "files"), ("value", "add", "row"), ("files", "settings"), ("files", "setting")],
    )
    module.no_log_values.clear()
    params = module.params
    try:
        files = files_of(params)
    except TaskError as error:
        module.fail_json(msg="%s" % error)
    request = {"files": files, "check": module.check_mode, "diff": module._diff, "together": params["together"]}
    try:
        answer = Program.of(module).request(request)
    except ProgramError as error:
        for file in files:
            hide_secrets(module, file["settings"])
        module.fail_json(msg="%s" % error)
    finish(module, files, answer)


def finish(module, files, answer):
    """Answers the task."""
    told = answer["files"]
    for file in files:
        # What was refused has no answer to each of its settings.
        answers = [each.get("settings", []) for each in told if each.get("path") == file["path"] or file.get("effective")]
        if not any(len(changes) >= len(file["settings"]) for changes in answers):
            answers.append(None)
        for changes in answers:
            hide_secrets(module, file["settings"], changes)
    result = dict(
        changed=answer.get("changed", False),
        files=told,
        effects=unique([effect for file in told for effect in file.get("effects", [])]),
        units=unique([unit for file in told for unit in file.get("units", [])]),
    )
    differences = []
    for file in told:
        difference = file.pop("diff", None)
        if difference and difference["before"] != difference["after"]:
            differences.append(dict(
                before_header=file["path"], after_header=file["path"],
                before=harmless(difference["before"]), after=harmless(difference["after"])))
        for warning in file.get("warnings", []):
            module.warn("%s: %s" % (file["path"], in_words(warning)))
        if "error" in file:
            file["error"] = in_words(file["error"])
    if module._diff:
        result["diff"] = differences
    if answer.get("failed"):
        errors = [error_of(file) for file in told if "error" in file] + answer.get("leftovers", [])
        module.fail_json(msg="; ".join(unique(errors)) or "settee says that it failed, and not why", **result)
    for path in unique([file["path"] for file in told if os.path.exists(file["path"])]):
        attributes = module.load_file_common_arguments(module.params, path=path)
        result["changed"] = module.set_fs_attributes_if_different(attributes, result["changed"])
    module.exit_json(**result)


def error_of(file):
    """Why a file was refused, with what its program complained of."""
    error = file["error"]
    words = error if error.startswith(file["path"]) else "%s: %s" % (file["path"], error)
    return "; ".join([words] + file.get("problems", []))


if __name__ == "__main__":
    main()
