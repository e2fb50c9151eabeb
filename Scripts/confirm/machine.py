"""A Debian that is booted in namespaces, and this machine as its administrator, who is behind a router."""

import atexit
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import places

sys.path.append(f"{os.path.dirname(os.path.abspath(__file__))}/..")
from trying import Failure, expect, until  # noqa: E402, F401

CLIENT = "10.88.0.1"
ACCOUNT = "tester"
UNITS_LEFT = (
    "ls -d /etc/systemd/system/*settee* /etc/systemd/system/*/*settee* /run/systemd/transient/settee* 2>/dev/null;"
    "systemctl list-units --all --no-legend 'settee*'")
NOTHING_LEFT = (
    "ls -A /var/lib/settee/pending /run/settee 2>/dev/null | grep -v -e '^\\.lock$' -e '^/' -e '^$';"
    f"find /etc /var/lib/settee -name '.settings-room*'; {UNITS_LEFT}")
# What takes long at a boot, and has nothing to do with it.
SLOW = (
    "postgresql postgresql@15-main mariadb postfix@- postfix nmbd smbd samba-ad-dc tor tor@default named unbound redis-server "
    "dovecot apache2 haproxy fail2ban chrony cron php8.2-fpm man-db.timer")
SSHD = "Port 22\nPermitRootLogin prohibit-password\nUsePAM yes\nMaxStartups 100\nKbdInteractiveAuthentication no\n"
NGINX = "worker_processes 1;\nevents { worker_connections 64; }\nhttp {\n  server {\n    listen 8080;\n  }\n}\n"


class Bench:
    """All machines."""

    def __init__(self, words):
        self.state = tempfile.mkdtemp(prefix="settee-confirm-check-")
        self.settee, self.script = os.path.realpath(words.settee), os.path.abspath(words.machines)
        self.name = os.path.basename(self.state)
        self.environment = dict(
            os.environ, MACHINES=os.environ.get("MACHINES") or f"{self.state}/machines", GROUPS_NAME=self.name,
            PATH=f"{os.path.dirname(os.path.abspath(__file__))}/alone:{os.environ['PATH']}")
        self.pages, self.reboots = words.page, threading.Lock()
        root = os.path.realpath(words.root)
        self.networks, self.walls = (self.those(kinds, root) for kinds in (places.NETWORKS, places.WALLS))
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"{self.state}/key"], check=True)
        # However this program ends.
        atexit.register(self.stop)
        for _ in range(4):
            # The script stumbles at times over a machine that is not quite gone.
            if self.run("start", root, str(words.count), stdout=subprocess.DEVNULL).returncode == 0:
                break
            self.run("stop")
        else:
            sys.exit("check: the machines do not start; each systemd takes some of fs.inotify.max_user_instances (sysctl)")
        # A bridge that was given no address takes another one when a machine goes, and the others then know a false one.
        subprocess.run(["ip", "link", "set", "settee0", "address", "02:00:00:00:00:01"], check=True)
        subprocess.run(["ip", "address", "replace", f"{CLIENT}/32", "dev", "settee0"], check=True)
        self.machines = [Machine(self, number) for number in range(1, words.count + 1)]

    @staticmethod
    def those(kinds, root):
        """Of networks or firewalls those that are laid out."""
        for kind in kinds:
            if not os.path.exists(root + kind.program):
                print(f"skipped: {kind.name}: there is no {kind.program} in {root}", flush=True)
        return [kind for kind in kinds if os.path.exists(root + kind.program)] or [places.NO_WALL]

    def run(self, *words, **options):
        return subprocess.run([self.script, *words], env=self.environment, check=False, **options)

    def stop(self):
        self.run("stop")
        for top in glob.glob(f"/sys/fs/cgroup/{self.name}.*") + glob.glob(f"/sys/fs/cgroup/unified/{self.name}.*"):
            subprocess.run(["find", top, "-depth", "-type", "d", "-exec", "rmdir", "{}", ";"], check=False)
        shutil.rmtree(self.state, ignore_errors=True)


class Machine:
    """One of them. By its number it has one of several networks and firewalls."""

    def __init__(self, bench, number):
        self.bench, self.number = bench, number
        self.address = f"10.77.0.{10 + number}"
        self.network = bench.networks[number % len(bench.networks)]
        self.wall = bench.walls[number % len(bench.walls)]

    # What is done to it.

    def there(self, command, typed=None):
        """What a command of root's says, by no network."""
        done = self.bench.run(
            "enter", str(self.number), "bash", "-c", command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            **({"input": typed} if typed is not None else {"stdin": subprocess.DEVNULL}))
        return done.stdout.decode(errors="replace").strip()

    def words(self, user="root", *options):
        return [
            "ssh", "-F", "none", "-i", f"{self.bench.state}/key", "-b", CLIENT, "-o", "IdentitiesOnly=yes", "-o", "BatchMode=yes",
            "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR",
            "-o", "ConnectTimeout=2", "-o", "ServerAliveInterval=3", *options, f"{user}@{self.address}"]

    def begin(self, command, user="root", options=()):
        """A connection that goes on."""
        return subprocess.Popen(
            self.words(user, *options) + [command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def ssh(self, command, user="root", options=(), seconds=15):
        """A connection of its own: the status and what was said."""
        with self.begin(command, user, options) as client:
            try:
                said = client.communicate(timeout=seconds)[0]
            except subprocess.TimeoutExpired:
                client.kill()
                return 255, "no answer"
            return client.returncode, said.decode(errors="replace").strip()

    def is_reached(self):
        return self.ssh("true", seconds=5)[0] == 0

    def cut(self):
        self.bench.run("cut", str(self.number))

    def mend(self):
        return self.bench.run("mend", str(self.number)).returncode == 0

    def reboot(self):
        # Machines are started one after the other: the script numbers what they are joined by.
        with self.bench.reboots:
            for attempt in range(4):
                done = self.bench.run("reboot", str(self.number), capture_output=True)
                if done.returncode == 0:
                    # Its card is another one now.
                    subprocess.run(["ip", "neighbour", "flush", "dev", "settee0"], check=False)
                    break
                time.sleep(1 + attempt)
            else:
                raise Failure(f"no reboot: {done.stderr.decode()}")
        until(lambda: self.there("systemctl is-active ssh") == "active", lambda: f"the boot: {self.there('systemctl list-jobs')}")

    # How it is made ready.

    def prepare(self):
        with open(f"{self.bench.state}/key.pub", encoding="utf-8") as file:
            key = file.read().strip()
        self.install(self.bench.settee)
        self.there(
            f"id {ACCOUNT} || useradd -m -s /bin/bash {ACCOUNT}; echo '{ACCOUNT}:open sesame' | chpasswd;"
            f"for h in /root /home/{ACCOUNT}; do mkdir -p -m 700 $h/.ssh; echo '{key}' >$h/.ssh/authorized_keys; done;"
            # A login waits else until the end of all that the last one has started.
            f"loginctl enable-linger root {ACCOUNT}; chown -R {ACCOUNT}: /home/{ACCOUNT}; ssh-keygen -A; rm -f /etc/ssh/sshd_config.d/*;"
            f"echo '{ACCOUNT} ALL=(ALL:ALL) NOPASSWD: ALL' >/etc/sudoers.d/tester; chmod 440 /etc/sudoers.d/tester;"
            f"echo 127.0.1.1 m{self.number} >>/etc/hosts; systemctl mask -q --now {SLOW}; ip neighbour flush dev eth0")
        self.write("/etc/ssh/sshd_config", SSHD)
        self.write("/etc/nginx/nginx.conf", NGINX)
        for page in self.bench.pages:
            with open(page, encoding="utf-8") as file:
                self.write(f"/etc/settee/programs/{os.path.basename(page)}", file.read())
        self.write("/usr/bin/udevadm", places.UDEVADM)
        for unit in places.NETWORK_UNITS:
            self.write(f"/etc/systemd/system/{unit}.d/flush.conf", places.FLUSH)
        self.there("chmod 755 /usr/bin/udevadm; systemctl daemon-reload")
        self.write(self.network.path, self.network.text(self.address))
        for path, text in self.wall.files.items():
            self.write(path, text)
        said = self.there(f"{self.network.begin}; {self.wall.begin}")
        self.there("systemctl restart ssh nginx; systemctl reset-failed")
        until(self.is_reached, lambda: f"sshd of {self.address}: {said} {self.ssh('true')} {self.told()}")

    def install(self, binary):
        """The program as a package puts it, with the libraries that the machine does not have."""
        said = subprocess.run(["ldd", binary], capture_output=True, text=True, check=False).stdout
        for path in re.findall(r"(/\S+) \(0x", said):
            place = f"/lib/x86_64-linux-gnu/{os.path.basename(path)}"
            if "ld-linux" not in path and self.there(f"test -e {place} || echo no"):
                self.copy(path, place)
        self.copy(binary, "/usr/bin/settee")
        expect("settee" in self.there("settee --version"), self.there("settee --version"))

    def copy(self, source, place):
        with open(source, "rb") as file:
            self.there(f"cat >{place}; chmod 755 {place}", file.read())

    def write(self, path, text):
        self.there(f"mkdir -p {os.path.dirname(path)}; cat >{path}", text.encode())

    def read(self, path):
        return self.there(f"cat {path}; echo .")[:-1]

    # What is seen of it.

    def state(self, path):
        """Text, owner and mode of a file; nothing where there is none."""
        return self.there(f"stat -c '%U %G %a' {path} 2>/dev/null && md5sum <{path}")

    def left(self):
        return self.there(NOTHING_LEFT)

    def nothing_is_left(self, seconds=10):
        until(lambda: not self.left(), lambda: f"nothing to be left: {self.left()}", seconds)

    def told(self):
        """What the journal has of it, and how it is joined."""
        return self.there(
            "journalctl -t settee -t sshd -u networking -u systemd-networkd -n 24 --no-pager; systemctl status 'settee*' --no-pager | head -20;"
            "ip -brief address; ip route; ip neighbour")

    def clear(self):
        """As it is before each trial."""
        self.there("rm -f /var/lib/settee/returned/*")
