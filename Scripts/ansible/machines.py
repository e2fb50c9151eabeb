"""Eight Debians that are booted in namespaces, a controller that reaches them by ssh with sudo, and what its plays told."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(f"{HERE}/..")
from trying import PATIENCE, Failure, expect, until  # noqa: E402, F401

ACCOUNT = "tester"
COUNT = 8

# Tells all that tasks answered, as one line.
CALLBACK = '''
DOCUMENTATION = """
name: told
type: stdout
short_description: tells results
description: tells results
"""
import json
from ansible.plugins.callback import CallbackBase

class CallbackModule(CallbackBase):
    CALLBACK_VERSION = 2.0
    CALLBACK_TYPE = "stdout"
    CALLBACK_NAME = "told"

    def __init__(self):
        super().__init__()
        self.results = {}

    def keep(self, result, **more):
        self.results.setdefault(result._host.get_name(), []).append(dict(result._result, **more))

    def v2_runner_on_ok(self, result):
        self.keep(result)

    def v2_runner_on_failed(self, result, ignore_errors=False):
        self.keep(result, failed=True)

    def v2_runner_on_unreachable(self, result):
        self.keep(result, unreachable=True)

    def v2_playbook_on_stats(self, stats):
        hosts = {host: stats.summarize(host) for host in stats.processed}
        print("\\n" + json.dumps({"results": self.results, "stats": hosts}, default=str))
'''


class Skipped(Exception):
    """Why a trial was not made."""


class Trial:
    def __init__(self, words):
        self.words = words
        self.state = tempfile.mkdtemp(prefix="settee-ansible-check-")
        self.script = os.path.abspath(words.machines)
        machines = os.environ.get("MACHINES") or f"{self.state}/machines"
        os.mkdir(f"{self.state}/home")
        self.environment = dict(
            os.environ, MACHINES=machines, HOME=f"{self.state}/home", LANG="C.UTF-8", ANSIBLE_NOCOWS="1",
            ANSIBLE_COLLECTIONS_PATH=f"{self.state}/collections", ANSIBLE_COLLECTIONS_PATHS=f"{self.state}/collections",
            ANSIBLE_CONFIG=f"{self.state}/ansible.cfg", ANSIBLE_DEPRECATION_WARNINGS="false",
            ANSIBLE_CALLBACK_PLUGINS=f"{self.state}/callbacks")
        os.mkdir(f"{self.state}/callbacks")
        with open(f"{self.state}/callbacks/told.py", "w", encoding="utf-8") as file:
            file.write(CALLBACK)
        self.install()
        for _ in range(5):
            started = self.run([self.script, "start", os.path.realpath(words.root), str(COUNT)])
            if started.returncode == 0:
                break
            # The namespaces of earlier ones end a little later, and with them their links.
            self.run([self.script, "stop"])
            self.run(["bash", "-c", "for link in $(ip -o link show type veth | grep -o 'sv[0-9]*'); do ip link del $link; done"])
            time.sleep(5)
        else:
            self.stop()
            sys.exit(f"check: no machines: {started.stderr.strip()}")

    def install(self):
        """The collection as it is here, with the program in it."""
        at = f"{self.state}/collections/ansible_collections/settee/settings"
        shutil.copytree(f"{HERE}/../../ansible", at)
        shutil.copy(os.path.realpath(self.words.settee), f"{at}/roles/binary/files/settee-x86_64")
        if self.words.community:
            other = f"{self.state}/collections/ansible_collections/community/general"
            for folder in ["meta", "plugins/modules", "plugins/module_utils", "plugins/doc_fragments"]:
                shutil.copytree(f"{self.words.community}/{folder}", f"{other}/{folder}")

    def run(self, words, **more):
        more.setdefault("stdin", subprocess.DEVNULL)
        return subprocess.run(
            words, env=dict(self.environment, **more.pop("variables", {})), capture_output=True, text=True, **more)

    def there(self, machine, command):
        return self.run([self.script, "enter", str(machine), "bash", "-c", command]).stdout.strip()

    def reaches(self, machine):
        """Whether a new connection stands."""
        options = [f"-oUserKnownHostsFile={self.state}/known", "-oStrictHostKeyChecking=accept-new", "-oConnectTimeout=5"]
        words = ["ssh", "-i", f"{self.state}/key", *options, f"{ACCOUNT}@10.77.0.{10 + machine}", "true"]
        return self.run(words).returncode == 0

    def bytes_sent(self):
        """What has gone over the bridge, both ways; /sys may be of another namespace of the network."""
        [bridge] = json.loads(self.run(["ip", "-json", "-statistics", "link", "show", "settee0"], check=True).stdout)
        return sum(bridge["stats64"][way]["bytes"] for way in ["rx", "tx"])

    def make_accounts(self):
        self.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"{self.state}/key"], check=True)
        with open(f"{self.state}/key.pub", encoding="utf-8") as file:
            key = file.read().strip()
        for machine in range(1, COUNT + 1):
            self.there(
                machine, f"useradd -m -s /bin/bash {ACCOUNT}; mkdir -p /home/{ACCOUNT}/.ssh;"
                f"echo '{key}' >/home/{ACCOUNT}/.ssh/authorized_keys; chown -R {ACCOUNT}: /home/{ACCOUNT}; ssh-keygen -A;"
                f"echo '{ACCOUNT} ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/{ACCOUNT}; chmod 440 /etc/sudoers.d/{ACCOUNT};"
                "rm -f /etc/ssh/sshd_config.d/*; systemctl unmask ssh; systemctl restart ssh")
        for machine in range(1, COUNT + 1):
            until(lambda machine=machine: self.reaches(machine), f"sshd of m{machine}")
        with open(f"{self.state}/inventory", "w", encoding="utf-8") as file:
            for machine in range(1, COUNT + 1):
                file.write(f"m{machine} ansible_host=10.77.0.{10 + machine}\n")
        with open(f"{self.state}/ansible.cfg", "w", encoding="utf-8") as file:
            file.write(
                f"[defaults]\ninventory={self.state}/inventory\nforks={COUNT}\nremote_user={ACCOUNT}\n"
                f"private_key_file={self.state}/key\nhost_key_checking=false\ninterpreter_python=/usr/bin/python3\n"
                f"timeout=20\n[privilege_escalation]\nbecome=true\n[ssh_connection]\npipelining=true\n"
                f"ssh_args=-o ControlMaster=auto -o ControlPersist=60s -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR -o ServerAliveInterval=2 -o ServerAliveCountMax=4\n"
                f"control_path_dir={self.state}/cp\n")

    def play(self, tasks, *options, hosts="all", head="", variables=None, wait=True):
        """Runs tasks on hosts; the results of the tasks by host."""
        path = tempfile.mktemp(suffix=".yml", dir=self.state)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"- hosts: {hosts}\n  gather_facts: false\n{head}  tasks:\n{tasks}\n")
        environment = dict(ANSIBLE_STDOUT_CALLBACK="told", **(variables or {}))
        words = [self.words.playbook, path, *options]
        if not wait:
            return subprocess.Popen(
                words, env=dict(self.environment, **environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        begin = time.monotonic()
        done = self.run(words, variables=environment)
        return self.told(done.stdout, done.stderr, time.monotonic() - begin)

    def playbook(self, name, *options, **variables):
        """Runs one of the collection's playbooks."""
        words = [self.words.playbook, f"settee.settings.{name}", "-e", json.dumps(variables), *options]
        begin = time.monotonic()
        done = self.run(words, variables={"ANSIBLE_STDOUT_CALLBACK": "told"})
        return self.told(done.stdout, done.stderr, time.monotonic() - begin)

    @staticmethod
    def told(said, complaints, seconds=0):
        lines = [line for line in said.splitlines() if line.startswith('{"results"')]
        if not lines:
            raise Failure(f"ansible-playbook said: {said[-1500:]}{complaints[-1500:]}")
        report = json.loads(lines[-1])
        return Told(report["results"], report["stats"], seconds, said + complaints)

    def everywhere(self, command):
        return [self.there(machine, command) for machine in range(1, COUNT + 1)]

    def stop(self):
        self.run([self.script, "stop"])
        shutil.rmtree(self.state, ignore_errors=True)


class Told:
    def __init__(self, results, stats, seconds, text):
        self.results, self.stats, self.seconds, self.text = results, stats, seconds, text

    def all(self, key):
        return [result.get(key) for results in self.results.values() for result in results]

    def by_host(self, key):
        """What the first task that told it told, host by host in the order of their names."""
        return [next((each[key] for each in results if key in each), None) for _, results in sorted(self.results.items())]

    def fine(self):
        bad = [r.get("msg") for results in self.results.values() for r in results if r.get("failed") or r.get("unreachable")]
        expect(not bad and len(self.results) == COUNT, f"failed: {bad[:2]} {self.text[-600:] if not self.results else ''}")
        return self
