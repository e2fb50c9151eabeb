#!/usr/bin/python
# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

DOCUMENTATION = r"""
module: check
short_description: Say what is wrong with settings files
version_added: 0.1.0
description:
  - Checks files, and the settings files of folders, by their schemas, by the manuals of the programs that read them, and by
    what these programs say.
  - Fails where something of a severity is found.
options:
  files:
    description:
      - The files and folders.
    type: list
    elements: path
    required: true
    aliases: [path, file]
  ask:
    description:
      - Whether the programs that read the files are asked as well.
    type: bool
    default: true
  fail_on:
    description:
      - The least severity that fails the task.
    type: str
    choices: [error, warning, note, never]
    default: error
  release:
    description:
      - A release that is asked about, such as V(debian-13), whatever is installed.
    type: str
  known_only:
    description:
      - Whether a file of which nothing is known is a finding.
    type: bool
    default: false
  baseline:
    description:
      - A list of findings that are accepted, a file on the host which C(settee check --write-baseline) made.
    type: path
extends_documentation_fragment:
  - settee.settings.program
  - settee.settings.program.reading
author:
  - The Settee authors (@settee)
"""

EXAMPLES = r"""
- name: Nothing is wrong with what sshd reads
  settee.settings.check:
    files: [/etc/ssh/sshd_config, /etc/ssh/sshd_config.d]

- name: What the next release will not take
  settee.settings.check:
    files: [/etc/ssh, /etc/postfix, /etc/php]
    ask: false
    release: debian-13
    fail_on: never
  register: upgrade
"""

RETURN = r"""
findings:
  description: What was found.
  returned: always
  type: list
  elements: dict
  contains:
    file:
      description: The file.
      type: str
    line:
      description: The line, from 1 on, where it is at one.
      type: int
    column:
      description: The column, from 1 on.
      type: int
    severity:
      description: V(error), V(warning) or V(note).
      type: str
    rule:
      description: What sort of finding it is.
      type: str
    message:
      description: What is wrong, in words.
      type: str
counts:
  description: How many there are of each severity.
  returned: always
  type: dict
  sample: {error: 1, warning: 0, note: 0}
"""


from ansible.module_utils.basic import AnsibleModule

from ansible_collections.settee.settings.plugins.module_utils.program import (
    ARGUMENTS,
    FILES,
    READING,
    Program,
    ProgramError,
    harmless,
    words_of,
)

SEVERITIES = ["error", "warning", "note"]
# So many findings are told in the message; all are in the result.
TOLD = 5


def main():
    arguments = dict(
        dict(ARGUMENTS, **READING),
        files=dict(FILES, required=True),
        ask=dict(type="bool", default=True),
        fail_on=dict(type="str", choices=SEVERITIES + ["never"], default="error"),
        release=dict(type="str"),
        known_only=dict(type="bool", default=False),
        baseline=dict(type="path"),
    )
    module = AnsibleModule(argument_spec=arguments, supports_check_mode=True)
    params = module.params
    words = ["check", "--report", "sarif"]
    for option, is_there in [("--ask", params["ask"]), ("--require-knowledge", params["known_only"])]:
        words += [option] if is_there else []
    words += words_of(params, "baseline", "as", "format") + (["--for", params["release"]] if params["release"] else [])
    program = Program.of(module)
    try:
        status, said, complaints = program.run(words + ["--"] + params["files"])
        if not said.strip():
            module.fail_json(msg=harmless(complaints.strip()) or "settee ended with %d and said nothing" % status)
        findings = findings_in(program.json(said))
    except ProgramError as error:
        module.fail_json(msg="%s" % error)
    counts = dict((severity, sum(finding["severity"] == severity for finding in findings)) for severity in SEVERITIES)
    result = dict(changed=False, findings=findings, counts=counts)
    if status not in (0, 1):
        module.fail_json(msg=harmless(complaints.strip()), **result)
    wrong = []
    if params["fail_on"] != "never":
        failing = SEVERITIES[:SEVERITIES.index(params["fail_on"]) + 1]
        wrong = [finding for finding in findings if finding["severity"] in failing]
    if wrong:
        more = ["and %d more" % (len(wrong) - TOLD)] if len(wrong) > TOLD else []
        module.fail_json(msg="; ".join([line(finding) for finding in wrong[:TOLD]] + more), **result)
    module.exit_json(**result)


def findings_in(report):
    findings = []
    for run in report.get("runs", []):
        for result in run.get("results", []):
            place = (result.get("locations") or [{}])[0].get("physicalLocation", {})
            region = place.get("region", {})
            finding = dict(
                file=place.get("artifactLocation", {}).get("uri", ""), severity=result.get("level", "warning"),
                rule=result.get("ruleId", ""), message=result.get("message", {}).get("text", ""))
            if "startLine" in region:
                finding.update(line=region["startLine"], column=region.get("startColumn", 1))
            findings.append(finding)
    return findings


def line(finding):
    place = ["%d" % finding[key] for key in ("line", "column") if key in finding]
    return harmless(": ".join([":".join([finding["file"]] + place), finding["message"]]))


if __name__ == "__main__":
    main()
