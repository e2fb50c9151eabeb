# -*- coding: utf-8 -*-
# Copyright: The Settee authors
# Apache License 2.0 (see LICENSE or https://www.apache.org/licenses/LICENSE-2.0)

from __future__ import absolute_import, division, print_function

__metaclass__ = type

import json
import re
import subprocess
import threading

# More is no answer.
LONGEST = 64 << 20
LONGEST_WORDS = 1 << 20
# What a setting is called that nobody is to read, as far as the program has not said whether it is secret.
SECRET_NAME = re.compile(r"(?i)pass(w|phrase|code)|secret|token|credential|private_?key|api_?key")
PLAIN_WORD = re.compile(r"(?i)(yes|no|on|off|true|false|none|[0-9]{0,3}|.)$")
# What the command line calls otherwise than a task does.
HINTS = [
    ("--force sets it all the same", "force: true sets it all the same"),
    ("--force removes it all the same", "force: true removes it all the same"),
    ("--force writes it all the same", "force: true writes it all the same"),
    ("--force replaces it all the same", "force: true replaces it all the same"),
    ("--create makes it", "create: true makes it"),
    ("name it with --format", "name it with format"),
    ("--format reads it all the same", "format reads it all the same"),
]

# What the options of modules are; the fragments of their documentation say the same.
ARGUMENTS = dict(
    executable=dict(type="path"),
    root=dict(type="path"),
)
READING = {"as": dict(type="path"), "format": dict(type="str")}
FILES = dict(type="list", elements="path", aliases=["path", "file"])


class ProgramError(Exception):
    """Why there is no answer, in words."""


def in_words(text):
    """What the program says, with the names that tasks have for options."""
    for option, words in HINTS:
        text = text.replace(option, words)
    return text


def harmless(text):
    """A text in which no character does anything to a terminal."""
    return re.sub(
        u"[\x00-\x08\x0b-\x1f\x7f-\x9f]", lambda match: u"\\x%02x" % ord(match.group()), text)


def lines_of(*texts):
    """The lines of what was said, harmless and without those that are empty."""
    return [harmless(line) for text in texts for line in text.splitlines() if line.strip()]


def words_of(params, *keys):
    """The options of the command line for the parameters that are given."""
    return [word for key in keys if params[key] for word in ("--" + key, params[key])]


class Program(object):
    """The program settee on this machine."""

    def __init__(self, path, root=None):
        self.path = path
        self.words = [path] + (["--root", root] if root else [])

    @classmethod
    def of(cls, module):
        """The one that a task names, or that is on the machine; a task without one fails."""
        path = module.params["executable"] or module.get_bin_path(
            "settee", opt_dirs=["/usr/local/bin", "/usr/bin", "/opt/settee/bin"])
        if not path:
            module.fail_json(
                msg="settee is not on this machine: the role settee.settings.binary puts it there, and so does the package")
        return cls(path, module.params["root"])

    def run(self, words, data=b""):
        """Runs it without a shell: its status, what it says and what it complains of."""
        try:
            process = subprocess.Popen(
                self.words + words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, close_fds=True)
        except (IOError, OSError) as error:
            raise ProgramError("%s cannot be run: %s" % (self.path, error.strerror))
        complaints = []

        def tell():
            try:
                process.stdin.write(data)
                process.stdin.close()
            except (IOError, OSError):
                pass  # It ended before it had read all; its status says why.

        def listen():
            complaints.append(process.stderr.read(LONGEST_WORDS))
            while process.stderr.read(LONGEST_WORDS):
                pass

        threads = [threading.Thread(target=tell), threading.Thread(target=listen)]
        for thread in threads:
            thread.daemon = True
            thread.start()
        said = process.stdout.read(LONGEST + 1)
        if len(said) > LONGEST:
            process.kill()
            process.wait()
            raise ProgramError("%s answers more than %d MiB, which is no answer" % (self.path, LONGEST >> 20))
        process.stdout.close()
        status = process.wait()
        for thread in threads:
            thread.join()
        return status, said.decode("utf-8", "replace"), in_words(complaints[0].decode("utf-8", "replace"))

    def told(self, module, words, good=(0,)):
        """Its status and the lines of what it says and complains of; a task fails where it ends otherwise than it may."""
        status, said, complaints = self.run(words)
        if status not in good:
            module.fail_json(msg="; ".join(lines_of(complaints, said)) or "settee %s ended with %d" % (words[0], status))
        return status, lines_of(said), lines_of(complaints)

    def request(self, request):
        """Has it do what a request says; its answer."""
        status, said, complaints = self.run(["request"], json.dumps(request).encode("utf-8"))
        if status not in (0, 1):
            if "no such verb" in complaints or "request" in complaints and "help" in complaints:
                complaints = "%s is older than this collection" % self.path
            raise ProgramError(complaints.strip() or "%s ended with %d and said nothing" % (self.path, status))
        answer = self.json(said)
        files = answer.get("files")
        if not isinstance(files, list) or not all(isinstance(file, dict) and "path" in file for file in files):
            raise ProgramError("%s answers without files: %s" % (self.path, harmless(said[:80])))
        return answer

    def rows(self, said):
        """The objects that it said, a line each; line ends of Unicode are in texts."""
        return [self.json(line) for line in said.split("\n") if line.strip()]

    def json(self, said):
        """What it said, which is to be an object."""
        try:
            answer = json.loads(said)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ProgramError("%s answers something else than JSON: %s" % (self.path, harmless(said[:80])))
        return answer


def texts_in(value):
    """All texts that a value is made of."""
    if isinstance(value, (dict, list)):
        inner = value.values() if isinstance(value, dict) else value
        return [text for each in inner for text in texts_in(each)]
    return [] if value is None or isinstance(value, bool) else [u"%s" % (value,)]


def hide_secrets(module, settings, changes=None):
    """Keeps the values of secret settings out of all that a task answers: those that the program calls so, else by their names.

    What is on, off or a number tells nothing, and hidden it would be missing in every other word.
    """
    secret = None if changes is None else [change["path"] for change in changes if change.get("secret")]
    for place, setting in enumerate(settings):
        path = setting.get("path") or setting.get("row") or ""
        if secret is None:
            is_secret = SECRET_NAME.search(path)
        else:
            is_secret = path in secret or place < len(changes) and changes[place].get("secret")
        if is_secret:
            texts = [text for key in ("value", "add", "row") for text in texts_in(setting.get(key))]
            module.no_log_values.update(text for text in texts if not PLAIN_WORD.match(text))
