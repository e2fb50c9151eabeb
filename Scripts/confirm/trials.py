"""What is tried: each function does it once on a machine, and raises Failure where it does not come out well."""

import re
import subprocess
import threading
import time

import changes
from machine import CLIENT, SSHD, UNITS_LEFT, Failure, expect, until

# The seconds after which a change goes back.
SPAN = 7
# Those of one that is confirmed: a busy machine takes its time to load a firewall.
LONG_SPAN = 25
WAITS = "grep -l inForce /var/lib/settee/pending/*/change.json 2>/dev/null"


def make(machine, change, span=SPAN, *, reboots=False):
    """Makes a change over a connection that is cut as soon as it is made; the client is killed."""
    machine.write("/root/new", change.text)
    was = f"/root/was{change.path.replace('/', '-')}"
    client = machine.begin(
        f"cat /root/new >{change.path}; settee apply --former {was} --confirm {span}s {change.path}; sleep 100")
    try:
        # The answer may not arrive: the change has cut the line already.
        until(lambda: machine.there(WAITS), "the change", 30)
        if reboots:
            machine.reboot()
        else:
            machine.cut()
    except Failure as failure:
        client.kill()
        raise Failure(f"{failure}: {client.communicate()[0].decode()} {machine.told()}") from None
    finally:
        client.kill()
        client.wait()
    if not reboots:
        time.sleep(0.2)
        machine.mend()


def old_connection(machine):
    """A connection that stands before the change, to be shared."""
    options = ["-o", f"ControlPath={machine.bench.state}/old-{machine.number}"]
    machine.ssh("true", options=["-o", "ControlMaster=auto", "-o", "ControlPersist=60", *options])
    return options


def bad(machine, change, *, reboots=False):
    """What locks out comes back, by another connection; the seconds that took."""
    before = machine.state(change.path)
    until(lambda: change.works(machine), "it to work before", 20)
    make(machine, change, reboots=reboots)
    if not reboots:
        expect(machine.state(change.path) != before, "the change is made")
        expect(not change.works(machine), "the change locks out")
    began = time.monotonic()
    until(lambda: change.works(machine), "another way in")
    came = 0.0 if reboots else time.monotonic() - began
    machine.nothing_is_left(30)
    expect(machine.state(change.path) == before, "the file is as it was")
    told = machine.there("settee get --json /etc/hostname x 2>&1 >/dev/null")
    reason = "the machine was started again before anybody confirmed it" if reboots else "nobody confirmed it in time"
    expect(f"was taken back: {reason}" in told, f"it is told: {told}")
    return came


def good(machine, change):
    """What is confirmed over another connection stays."""
    before = machine.state(change.path)
    sharing = old_connection(machine) if change.proof == "connection" else None
    began = time.monotonic()
    make(machine, change, LONG_SPAN)
    if sharing and machine.ssh("true", options=sharing)[0] == 0:
        status, said = machine.ssh("settee confirm", options=sharing)
        expect(status in (1, 255), f"an older connection is refused: {status} {said}")
        machine.ssh("", options=[*sharing, "-O", "exit"])
    until(lambda: change.works(machine), "a new connection", 6)
    if change.proof == "login" and "sudo" in change.name:
        status, said = machine.ssh("sudo -n settee confirm", user=changes.ACCOUNT)
    else:
        status, said = machine.ssh("settee confirm")
    expect(status == 0 and said.startswith("confirmed: "), f"{status} {said}")
    after = machine.state(change.path)
    expect(after != before, "the change is made")
    expect(not machine.left(), machine.left())
    time.sleep(max(0, began + LONG_SPAN + 3 - time.monotonic()))
    expect(machine.state(change.path) == after and change.works(machine), "it stays")
    machine.there(f"cat /root/was{change.path.replace('/', '-')} >{change.path}; settee apply --no-confirm {change.path}")
    until(lambda: change.works(machine), "the way back of the trial itself")
    return 0.0


OLD = SSHD + "# a line of words that stays\n" * 2000
NEW = OLD.replace("MaxStartups 100", "MaxStartups 99")
SET = "settee set /etc/ssh/sshd_config MaxStartups 99 --apply --confirm"


def interrupted(machine, chance):
    """Something is killed, or the machine started again hard, at a random moment."""
    machine.write("/etc/ssh/sshd_config", OLD)
    machine.clear()
    confirms = chance.random() < 0.3
    kind = chance.choice(["settee", "unit", "reboot"])
    delay = chance.uniform(0, 4.0 if kind == "settee" else 7.0)
    at = f"after {kind} at {delay:.3f}"
    session = machine.begin(f"{SET} 5s")
    said, end = [], threading.Event()
    helper = threading.Thread(target=lambda: said.append(confirmed(machine, end)))
    if confirms:
        helper.start()
    time.sleep(delay)
    if kind == "reboot":
        machine.reboot()
    elif kind == "unit":
        # As often as it is met.
        last = time.monotonic() + 1
        while time.monotonic() < last:
            machine.there("pkill -9 -f 'settee go-back'")
    else:
        machine.there("pkill -9 -f 'settee (set|confirm)'")
    session.kill()
    session.wait()
    end.set()
    if confirms:
        helper.join()
    until(lambda: not machine.there(UNITS_LEFT), lambda: f"no unit to be left: {machine.there(UNITS_LEFT)}", 30)
    text = machine.read("/etc/ssh/sshd_config")
    expect(text in (OLD, NEW), f"the file is torn {at}: {len(text)} bytes")
    if any(said):
        expect(text == NEW, f"what was confirmed went back {at}")
    if not confirms:
        expect(text == OLD, f"what nobody confirmed stays {at}")
    until(machine.is_reached, f"the machine, lost {at}", 30)
    # What was left by one that was killed before it had told systemd, the next one sweeps.
    machine.write("/etc/ssh/sshd_config", OLD)
    machine.there(f"{SET} 60s; settee confirm --back")
    # The timer may have come at that very moment, and waits for its turn.
    until(lambda: not machine.left(), lambda: f"nothing to be left {at}: {machine.left()}", 10)
    return 0.0


def confirmed(machine, end):
    """Whether it was said that the change is confirmed, as soon as one can."""
    while not end.is_set():
        if machine.ssh("settee confirm")[1].startswith("confirmed: "):
            return True
        time.sleep(0.1)
    return False


# settee ssh


def begin_by_ssh(machine, *words):
    """settee ssh, as a user of this machine runs it."""
    with open(f"{machine.bench.state}/config-{machine.number}", "w", encoding="utf-8") as file:
        options = "\n".join("  " + word.replace("=", " ", 1) for word in machine.words() if re.fullmatch(r"\w+=\S+", word))
        file.write(
            f"Host there\n  HostName {machine.address}\n  User root\n  BindAddress {CLIENT}\n"
            f"  IdentityFile {machine.bench.state}/key\n{options}\n")
    return subprocess.Popen(
        [machine.bench.settee, "ssh", "-F", f"{machine.bench.state}/config-{machine.number}", "there", "set",
         "/etc/ssh/sshd_config", *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env=dict(machine.bench.environment, HOME=machine.bench.state), start_new_session=True)


def by_ssh(machine, number):
    """settee ssh makes the second connection itself, and confirms only what can be reached."""
    value = ["MaxStartups", "98"] if number % 2 else ["Port", "2222"]
    client = begin_by_ssh(machine, *value, "--apply", "--confirm", "12s")
    said = client.communicate()[0].decode()
    text = machine.read("/etc/ssh/sshd_config")
    if number % 2:
        expect(client.returncode == 0 and "confirmed: /etc/ssh/sshd_config" in said, f"{client.returncode} {said}")
        expect("MaxStartups 98" in text and not machine.left(), text)
        machine.write("/etc/ssh/sshd_config", SSHD)
        machine.there("systemctl reload ssh")
    else:
        expect(client.returncode == 1 and "no second connection" in said, f"{client.returncode} {said}")
        until(lambda: machine.read("/etc/ssh/sshd_config") == SSHD, "the former text", 30)
        until(machine.is_reached, "another way in")
        machine.nothing_is_left(30)
    return 0.0
