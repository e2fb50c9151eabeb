"""The changes that are made: what locks out, and what does not."""

from machine import ACCOUNT, SSHD, Machine

SSHD_PATH, NGINX_PATH, SUDO_PATH = "/etc/ssh/sshd_config", "/etc/nginx/nginx.conf", "/etc/sudoers.d/tester"


class Change:
    """A new text of a file, and how one sees whether it locks out."""

    def __init__(self, name, path, text, proof="connection", *, works=Machine.is_reached):
        self.name, self.path, self.text, self.proof, self.works = name, path, text, proof, works


def sudo_works(machine):
    return machine.ssh("sudo -n true", user=ACCOUNT)[0] == 0


def daemon_works(machine):
    return machine.there("exec 3<>/dev/tcp/127.0.0.1/8080 && echo yes") == "yes"


def pam(machine, name, line, *, first):
    text = machine.read(f"/etc/pam.d/{name}")
    return f"/etc/pam.d/{name}", line + text if first else text + line


def walls(machine, makers, name):
    return [Change(f"firewall ({machine.wall.name}): {name}", *maker(machine)) for maker in makers]


def bad(machine):
    """What locks out, of all kinds."""
    nginx = machine.read(NGINX_PATH)
    network, address = machine.network, machine.address
    deny = "account required pam_deny.so\n"
    return [
        Change("sshd: another port", SSHD_PATH, SSHD.replace("22", "2222")),
        Change(f"network ({network.name}): no route", network.path, network.text(address, has_route=False)),
        Change("PAM: nobody may log in", *pam(machine, "sshd", deny, first=True), "login"),
        Change("sudo: nobody may", SUDO_PATH, "# nobody\n", "login", works=sudo_works),
        *walls(machine, machine.wall.bad[:1], "the administrator is dropped"),
        Change("daemon: another port", NGINX_PATH, nginx.replace("8080", "8081"), "any", works=daemon_works),
        Change("sshd: only others", SSHD_PATH, SSHD + "AllowUsers nobody\n"),
        Change(f"network ({network.name}): another address", network.path, network.text("10.99.0.9", has_route=False)),
        Change("PAM: sudo may not", *pam(machine, "sudo", deny, first=True), "login", works=sudo_works),
        Change("sshd: no keys", SSHD_PATH, SSHD + "PubkeyAuthentication no\n"),
        *walls(machine, machine.wall.bad[1:], "all is dropped"),
    ]


def good(machine):
    """What does not, of the same kinds."""
    nginx = machine.read(NGINX_PATH)
    network = machine.network
    return [
        Change("sshd: another line", SSHD_PATH, SSHD + "PrintMotd no\n"),
        Change(f"network ({network.name}): a name server", network.path, network.text(machine.address, has_more=True)),
        Change("PAM: a module more", *pam(machine, "sshd", "session optional pam_permit.so\n", first=False), "login"),
        Change(
            "sudo: one more", SUDO_PATH, f"{ACCOUNT} ALL=(ALL:ALL) NOPASSWD: ALL\nnobody ALL=(ALL) ALL\n", "login",
            works=sudo_works),
        *walls(machine, machine.wall.good, "one more"),
        Change("daemon: more workers", NGINX_PATH, nginx.replace("processes 1", "processes 2"), "any", works=daemon_works),
    ]
