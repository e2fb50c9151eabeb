# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

import json
import re

from ansible.errors import AnsibleFilterError

MISSING = "(not set)"
STYLE = """
body { font: 14px/1.4 system-ui, sans-serif; margin: 2em; }
table { border-collapse: collapse; margin-bottom: 2em; }
th, td { border: 1px solid #bbb; padding: .25em .6em; text-align: left; vertical-align: top; }
td.other { background: #ffe3b3; font-weight: bold; }
caption { text-align: left; font-weight: bold; padding: .3em 0; }
"""


def shown(value):
    """A value as one line in which nothing does anything to a terminal."""
    text = MISSING if value is None else value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return re.sub(u"[\x00-\x1f\x7f-\x9f]", lambda match: u"\\x%02x" % ord(match.group()), text)


def rows_of(hosts):
    """For each file and setting its value on each host, and which hosts have another than most."""
    table = {}
    for host, files in hosts.items():
        for file in files or []:
            values = file.get("settings") or {}
            counts = file.get("counts") or {}
            if "error" in file:
                values = {"": file["error"]}
            for path in list(values) + [path for path in counts if path not in values]:
                value = counts[path]["value"] if path in counts else values[path]
                table.setdefault((file["path"], path), {})[host] = value
    rows = []
    for (file, path), values in sorted(table.items()):
        told = dict((host, values.get(host)) for host in hosts)
        groups = {}
        for host, value in told.items():
            groups.setdefault(shown(value), []).append(host)
        # Of two that are as many, the first by name is what most have.
        usual = sorted(groups, key=lambda value: (-len(groups[value]), value))[0]
        others = sorted(host for value, group in groups.items() if value != usual for host in group)
        rows.append({"file": file, "setting": path, "usual": usual, "differ": others, "values": told})
    return rows


def as_text(rows):
    lines = []
    for row in rows:
        lines.append("%s  %s = %s%s" % (
            row["file"], row["setting"], row["usual"], "" if row["differ"] else "  (all %d)" % len(row["values"])))
        lines += ["    %s: %s" % (host, shown(row["values"][host])) for host in row["differ"]]
    return "\n".join(lines) + "\n"


def escaped(text):
    for mark, word in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")]:
        text = text.replace(mark, word)
    return text


def as_html(rows):
    hosts = sorted(rows[0]["values"]) if rows else []
    parts = ["<!doctype html><html lang=en><meta charset=utf-8><title>Settings</title><style>%s</style><h1>Settings</h1>" % STYLE]
    for file in sorted(set(row["file"] for row in rows)):
        head = "".join("<th>%s" % escaped(host) for host in hosts)
        parts.append("<table><caption>%s</caption><tr><th>Setting%s" % (escaped(file), head))
        for row in rows:
            if row["file"] != file:
                continue
            cells = "".join(
                "<td%s>%s" % (" class=other" if host in row["differ"] else "", escaped(shown(row["values"][host])))
                for host in hosts)
            parts.append("<tr><th>%s%s" % (escaped(row["setting"]), cells))
        parts.append("</table>")
    return "\n".join(parts) + "\n"


def report(hosts, form="text"):
    """What the module facts read on hosts, as one table."""
    rows = rows_of(hosts)
    if form == "text":
        return as_text(rows)
    if form == "json":
        return json.dumps(rows, indent=2, sort_keys=True) + "\n"
    if form == "html":
        return as_html(rows)
    raise AnsibleFilterError("a report is text, json or html, and not %s" % form)


class FilterModule(object):
    def filters(self):
        return {"report": report}
