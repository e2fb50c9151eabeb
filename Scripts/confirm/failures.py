"""The failures of others: each function is one, tried on a machine."""

import os
import signal
import subprocess
import time

from machine import SSHD, expect, until
from trials import SET, SPAN, WAITS, begin_by_ssh

PATH = "/etc/ssh/sshd_config"
FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1"


def put_back(machine):
    """As it was, by the trial itself; sshd would end if it was told to read its file again twice within a moment."""
    machine.write(PATH, SSHD)
    machine.there("systemctl restart ssh")
    until(machine.is_reached, "sshd")


def comes_back(machine, seconds=30):
    until(lambda: machine.read(PATH) == SSHD, lambda: f"the former text: {machine.read(PATH)}", seconds)
    until(machine.is_reached, "another way in")
    machine.nothing_is_left()


def two_commits_at_a_time(machine):
    """Of two who change at once one is refused, and of two who confirm at once one confirms."""
    clients = [machine.begin(f"settee set {PATH} MaxStartups {value} --apply --confirm 20s") for value in (98, 99)]
    said = [client.communicate()[0].decode() for client in clients]
    codes = sorted(client.returncode for client in clients)
    expect(codes[0] == 0 and codes[1] != 0, f"one of two is refused: {said}")
    expect(any("waits until" in words or "has changed" in words for words in said), f"the reason is said: {said}")
    won = "98" if clients[0].returncode == 0 else "99"
    expect(f"MaxStartups {won}\n" in machine.read(PATH), f"the one that is in force is there: {machine.read(PATH)}")
    clients = [machine.begin("settee confirm") for _ in range(2)]
    said = [client.communicate()[0].decode() for client in clients]
    expect(sum(words.startswith("confirmed: ") for words in said) == 1, f"it is confirmed once: {said}")
    expect(f"MaxStartups {won}\n" in machine.read(PATH) and not machine.left(), "it stays")
    put_back(machine)


def change_while_another_goes_back(machine):
    """Who comes while the commands of a change that goes back are run waits for that, and is not refused."""
    status, said = machine.ssh(f"{SET} {SPAN}s")
    expect(status == 0, said)
    until(lambda: machine.read(PATH) == SSHD, "the former text", 30)
    answers = []

    def comes():
        # A sshd that reads its settings again takes no connection for a moment.
        answers.append(machine.ssh(f"settee set {PATH} MaxStartups 98 --apply --confirm 20s"))
        return answers[-1][0] != 255

    until(comes, lambda: answers[-1][1], 5)
    expect(answers[-1][0] == 0, answers[-1][1])
    status, said = machine.ssh("settee confirm")
    # That the other one went back is told as well.
    expect(status == 0 and "confirmed: " in said, said)
    expect("MaxStartups 98\n" in machine.read(PATH) and not machine.left(), "it stays")
    put_back(machine)


def client_sleeps(machine, seconds, *, stays):
    """settee ssh sleeps as soon as the change is in force."""
    client = begin_by_ssh(machine, "MaxStartups", "98", "--apply", "--confirm", "15s")
    until(lambda: machine.there(WAITS), "the change")
    os.killpg(client.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.killpg(client.pid, signal.SIGCONT)
    said = client.communicate()[0].decode()
    if stays:
        expect(client.returncode == 0 and "confirmed: " in said, f"{client.returncode} {said}")
        expect("MaxStartups 98\n" in machine.read(PATH) and not machine.left(), "it stays")
        put_back(machine)
    else:
        expect(client.returncode != 0 and "confirmed: " not in said, f"nobody says that it stays: {client.returncode} {said}")
        comes_back(machine)


def client_sleeps_for_a_moment(machine):
    """A good change is not rolled back because of that."""
    client_sleeps(machine, 5, stays=True)


def client_sleeps_for_too_long(machine):
    """It is told that the change went back."""
    client_sleeps(machine, 20, stays=False)


def clock_jumps(machine):
    """The time of the day is another one for each program; nothing is told by it."""
    if machine.there(f"test -e {FAKETIME} || echo no"):
        return print(f"skipped: clock jumps: there is no {FAKETIME}")

    def at(shift):
        return f"export LD_PRELOAD={FAKETIME} FAKETIME={shift} FAKETIME_DONT_FAKE_MONOTONIC=1;"

    expect("1970" in machine.there(f"{at('-56y')} date") or "1971" in machine.there(f"{at('-56y')} date"), "the clock is another")
    for before, after in [("+400d", "-400d"), ("-400d", "+400d")]:
        status, said = machine.ssh(f"{at(before)} {SET} 20s")
        expect(status == 0, said)
        said = machine.ssh(f"{at(after)} settee confirm --list --json")[1]
        left = int(said.split('"secondsLeft":')[1].split(",")[0])
        expect(0 < left <= 20, f"the seconds that are left: {said}")
        status, said = machine.ssh(f"{at(after)} settee confirm")
        expect(status == 0 and said.startswith("confirmed: "), said)
        put_back(machine)
        status, said = machine.ssh(f"{at(before)} {SET} {SPAN}s")
        began = time.monotonic()
        expect(status == 0, said)
        comes_back(machine)
        expect(time.monotonic() - began > SPAN - 4, "it waited all of its time")


def disk_is_full(machine):
    """Nothing can be written when it goes back: neither where the file is, nor where the former text is kept."""
    image = f"{machine.bench.state}/small-{machine.number}"
    machine.there("systemctl stop ssh; cp -a /etc/ssh /root/ssh; mkdir -p /var/lib/settee")
    try:
        for place, megabytes in [("/etc/ssh", 2), ("/var/lib/settee", 160)]:
            small_disk(machine, place, megabytes, f"{image}{place.replace('/', '-')}")
        machine.there("cp -a /root/ssh/. /etc/ssh/; systemctl start ssh")
        until(machine.is_reached, lambda: f"sshd: {machine.there('df; systemctl status ssh --no-pager')}")
        status, said = machine.ssh(f"settee set {PATH} Port 2222 --apply --confirm 10s")
        expect(status == 0, said)
        said = machine.there("for d in /etc/ssh /var/lib/settee; do dd if=/dev/zero of=$d/fill bs=1k 2>&1; echo > $d/more; done")
        expect(said.count("No space left") >= 2, f"they are full: {said}")
        comes_back(machine)
    finally:
        machine.there(
            "systemctl stop ssh; umount /etc/ssh; umount /var/lib/settee; rm -r /root/ssh; systemctl reset-failed;"
            "systemctl start ssh")


def small_disk(machine, place, megabytes, image):
    """A file system of its own."""
    subprocess.run(["truncate", "-s", f"{megabytes}M", image], check=True)
    subprocess.run(["mkfs.ext4", "-q", "-F", "-m", "0", image], check=True)
    loop = subprocess.run(["losetup", "--find", "--show", image], capture_output=True, text=True, check=True).stdout.strip()
    number = os.minor(os.stat(loop).st_rdev)
    said = machine.there(f"mknod {loop} b 7 {number}; mount {loop} {place}; stat -f -c %T {place}")
    # It goes when nobody has it mounted any more.
    subprocess.run(["losetup", "--detach", loop], check=False)
    expect("ext" in said, f"a small disk at {place}: {said}")


def sshd_does_not_start(machine):
    """What cannot be started is back at once, and nobody has to wait."""
    machine.write("/root/new", SSHD + "ListenAddress 10.99.0.9\n")
    machine.there("systemctl stop ssh")
    began = time.monotonic()
    said = machine.there(
        f"cat {PATH} >/root/was; systemctl start ssh; cat /root/new >{PATH};"
        f"settee apply --former /root/was --confirm 100s {PATH}; echo status $?")
    expect("status 1" in said and "was taken back" in said, said)
    comes_back(machine)
    expect(time.monotonic() - began < 60, f"it took {time.monotonic() - began:.0f} s")


def former_text_was_broken(machine):
    """A text that sshd never took, and that comes back, does not end the sshd that runs."""
    broken = SSHD + "NoSuchKeyword yes\n"
    machine.write(PATH, broken)
    status, said = machine.ssh(
        f"cp {PATH} /root/was; sed -i /NoSuch/d {PATH}; settee apply --former /root/was --confirm {SPAN}s {PATH}")
    expect(status == 0, said)
    until(lambda: machine.read(PATH) == broken, "the former text")
    machine.nothing_is_left(30)
    expect(machine.is_reached(), f"sshd runs on: {machine.told()}")
    put_back(machine)


def session_ends(machine):
    """All that belongs to the session of the change is ended, and it comes back all the same."""
    client = machine.begin(f"sudo -n settee set {PATH} Port 2222 --apply --confirm {SPAN}s; sleep 100", user="tester")
    until(lambda: machine.there(WAITS), "the change")
    machine.there("pkill -9 -u tester; pkill -9 -f 'sshd: tester'; systemctl restart ssh; loginctl terminate-user tester")
    client.kill()
    client.wait()
    comes_back(machine)


def activation_ends_the_connection(machine):
    """What puts it into force ends all connections, that of whoever does it among them; another one confirms it."""
    machine.write(
        "/etc/systemd/system/ssh.service.d/cut.conf",
        "[Service]\nExecReload=\nExecReload=-/usr/bin/pkill -9 -f 'sshd: root'\nExecReload=/bin/kill -HUP $MAINPID\n")
    machine.there("systemctl daemon-reload")
    try:
        status, said = machine.ssh(f"{SET} 20s")
        expect(status == 255, f"the connection is ended: {status} {said}")
        until(lambda: machine.there(WAITS), "the change goes on all the same")
        status, said = machine.ssh("settee confirm")
        expect(status == 0 and said.startswith("confirmed: "), f"{status} {said}")
    finally:
        machine.there("rm -r /etc/systemd/system/ssh.service.d; systemctl daemon-reload")
        put_back(machine)


ALL = [
    two_commits_at_a_time, change_while_another_goes_back, client_sleeps_for_a_moment, client_sleeps_for_too_long, clock_jumps,
    disk_is_full, sshd_does_not_start, former_text_was_broken, session_ends, activation_ends_the_connection,
]
