"""The networks and firewalls of the machines: where their files lie, and what locks out.

The root has no udev, and the kernel's settings are read-only in it: so netplan is given a udevadm that does nothing. What
the script that boots machines has set is taken away before the first network starts, as networkd of Debian 12 asks again and
again for an address that is there without a broadcast address, until it gives up ("Numerical result out of range"). A line
that is cut for a moment is no affair of the network's: networkd would lose the route at times.
"""

import dataclasses

UDEVADM = "#!/bin/sh\nexit 0\n"
NETWORK_UNITS = ["systemd-networkd.service", "networking.service"]
FLUSH = "[Service]\nExecStartPre=-+/bin/sh -c 'mkdir /run/flushed && ip -4 address flush dev eth0'\n"


@dataclasses.dataclass
class Network:
    """The file of a network; with `route` and `more` as texts in it."""

    name: str
    program: str
    path: str
    form: str
    route: str
    # A line that changes nothing for the worse.
    more: str
    # What starts it, and starts it again.
    begin: str

    def text(self, address, *, has_route=True, has_more=False):
        return self.form.format(address=address, route=self.route if has_route else "", more=self.more if has_more else "")


NETWORKS = [
    Network(
        "netplan", "/usr/sbin/netplan", "/etc/netplan/01-eth0.yaml",
        "network:\n  version: 2\n  renderer: networkd\n  ethernets:\n    eth0:\n      ignore-carrier: true\n      addresses: [{address}/24]\n{route}{more}",
        "      routes: [{to: default, via: 10.77.0.1}]\n", "      nameservers: {addresses: [10.77.0.1]}\n",
        "chmod 600 /etc/netplan/*; systemctl enable -q systemd-networkd; netplan apply"),
    Network(
        "networkd", "/lib/systemd/systemd-networkd", "/etc/systemd/network/10-eth0.network",
        "[Match]\nName=eth0\n\n[Network]\nConfigureWithoutCarrier=yes\nAddress={address}/24\n{route}{more}", "Gateway=10.77.0.1\n", "DNS=10.77.0.1\n",
        "systemctl enable -q systemd-networkd; systemctl restart systemd-networkd"),
    Network(
        "ifupdown", "/usr/sbin/ifup", "/etc/network/interfaces",
        "auto lo\niface lo inet loopback\n\nauto eth0\niface eth0 inet static\n    address {address}/24\n{route}{more}",
        "    gateway 10.77.0.1\n", "    dns-nameservers 10.77.0.1\n",
        "systemctl enable -q networking; systemctl restart networking"),
]


@dataclasses.dataclass
class Wall:
    """A firewall: its files as they are, and what of them locks out or not: each gives a path and another text of it."""

    name: str
    program: str
    files: dict
    begin: str
    bad: list
    good: list


NO_WALL = Wall("none", "/", {}, "true", [], [])


def replacing(path, old, new):
    """A file as the machine has it, with something else in it."""
    return lambda machine: (path, machine.read(path).replace(old, new))


RULES = """#!/usr/sbin/nft -f

{begin}
table inet filter {{
  set others {{ type ipv4_addr; flags interval; elements = {{ {others} }} }}
  chain input {{
    type filter hook input priority filter; policy {policy};
    ip saddr @others drop
  }}
}}
"""
NFT, ZONE = "/etc/nftables.conf", "/etc/firewalld/zones/public.xml"
UFW, UFW_DEFAULT, UFW_RULES = "/etc/ufw/ufw.conf", "/etc/default/ufw", "/etc/ufw/before.rules"


def rules(others="10.99.0.0/24", policy="accept", begin="flush ruleset"):
    return RULES.format(others=others, policy=policy, begin=begin)


def zone(*services, target=None):
    names = "".join(f'  <service name="{name}"/>\n' for name in services)
    attribute = f' target="{target}"' if target else ""
    return f'<?xml version="1.0" encoding="utf-8"?>\n<zone{attribute}>\n{names}</zone>\n'


# At the end of what comes in, before the rules of the user.
UFW_MARK = "# don't delete the 'COMMIT' line"
UFW_BEGIN = (
    "sed -i 's/^ENABLED=.*/ENABLED={enabled}/' /etc/ufw/ufw.conf;"
    "sed -i 's/^DEFAULT_INPUT_POLICY=.*/DEFAULT_INPUT_POLICY=\"{policy}\"/' /etc/default/ufw;"
    "/usr/lib/ufw/ufw-init force-stop; systemctl enable -q ufw; systemctl restart ufw; ufw reload")
WALLS = [
    Wall(
        "nftables", "/usr/sbin/nft", {NFT: rules()}, "systemctl enable -q nftables; systemctl restart nftables",
        [lambda _: (NFT, rules(others="10.99.0.0/24, 10.88.0.0/24")), lambda _: (NFT, rules(policy="drop")),
         # These are added to those that are there, and have to go all the same.
         lambda _: (NFT, rules(others="10.88.0.0/24", begin="# of its own"))],
        [lambda _: (NFT, rules(others="10.99.0.0/24, 10.98.0.0/24"))]),
    Wall(
        "ufw, which is on", "/usr/sbin/ufw", {}, UFW_BEGIN.format(enabled="yes", policy="ACCEPT"),
        [replacing(UFW_DEFAULT, 'INPUT_POLICY="ACCEPT"', 'INPUT_POLICY="DROP"'),
         replacing(UFW_RULES, UFW_MARK, f"-A ufw-before-input -p tcp --syn --dport 22 -j DROP\n{UFW_MARK}")],
        [replacing(UFW, "LOGLEVEL=low", "LOGLEVEL=off")]),
    Wall(
        "firewalld", "/usr/sbin/firewalld", {ZONE: zone("ssh")}, "systemctl enable -q firewalld; systemctl restart firewalld",
        [lambda _: (ZONE, zone("http")), lambda _: (ZONE, zone("ssh", target="DROP").replace("ssh", "https"))],
        [lambda _: (ZONE, zone("ssh", "http"))]),
    Wall(
        "ufw, which is off", "/usr/sbin/ufw", {}, UFW_BEGIN.format(enabled="no", policy="DROP"),
        [replacing(UFW, "ENABLED=no", "ENABLED=yes")] * 2, [replacing(UFW, "LOGLEVEL=low", "LOGLEVEL=off")]),
]
