"""Twenty settings in five files on eight hosts, by one task and by one of lineinfile or ini_file for each."""

import json
import os
import re
import shutil

from machines import Skipped

# What people set most: five files, twenty settings. The third column is the line that lineinfile would write, the fourth its
# regexp; of INI files the third and fourth are the section and the key.
FILES = {
    "/etc/ssh/sshd_config": [
        ("PermitRootLogin", "no"), ("MaxAuthTries", "4"), ("X11Forwarding", "no"), ("ClientAliveInterval", "300"),
        ("ClientAliveCountMax", "3"), ("LoginGraceTime", "60"), ("PermitEmptyPasswords", "no"), ("AllowTcpForwarding", "no")],
    "/etc/sysctl.d/60-site.conf": [
        ("net.ipv4.ip_forward", "0"), ("net.ipv4.conf.all.rp_filter", "1"), ("net.ipv4.conf.all.accept_redirects", "0"),
        ("net.ipv4.tcp_syncookies", "1")],
    "/etc/systemd/journald.conf": [("Journal.Storage", "persistent"), ("Journal.SystemMaxUse", "500M"), ("Journal.Compress", "yes")],
    "/etc/login.defs": [("PASS_MAX_DAYS", "365"), ("PASS_MIN_DAYS", "1"), ("UMASK", "027")],
    "/etc/systemd/logind.conf": [("Login.KillUserProcesses", "no"), ("Login.IdleAction", "ignore")],
}


def tasks_of_settings():
    lines = ["- name: Settings by their names", "  settee.settings.setting:", "    files:"]
    for path, settings in FILES.items():
        lines += [f"      - path: {path}", "        create: true", "        settings:"]
        lines += [f"          {name}: {json.dumps(value)}" for name, value in settings]
    return "\n".join("    " + line for line in lines)


def tasks_of_lines():
    tasks = []
    for path, settings in FILES.items():
        for name, value in settings:
            if path.startswith("/etc/systemd"):
                section, option = name.split(".")
                tasks.append(
                    f"- community.general.ini_file: {{path: {path}, section: {section}, option: {option}, value: {json.dumps(value)},"
                    " no_extra_spaces: true}")
            else:
                mark = " = " if "sysctl" in path else "\t" if "login.defs" in path else " "
                regexp = f"^#?\\s*{re.escape(name)}\\b"
                tasks.append(
                    f"- ansible.builtin.lineinfile: {{path: {path}, create: true, regexp: {json.dumps(regexp)},"
                    f" line: {json.dumps(name + mark + value)}}}")
    return "\n".join("    " + task for task in tasks)


def one_run(trial, tasks):
    """How many tasks it was, the seconds, the bytes sent and the connections made."""
    shutil.rmtree(f"{trial.state}/cp", ignore_errors=True)
    connections = lambda: sum(map(int, trial.everywhere("journalctl -q -u ssh | grep -c 'Accepted publickey'")))
    connected, sent = connections(), trial.bytes_sent()
    told = trial.play(tasks).fine()
    sent = trial.bytes_sent() - sent
    return sum(len(results) for results in told.results.values()), told.seconds, sent, connections() - connected


def measured(trial):
    """Twenty settings in five files on eight hosts, beside lineinfile and ini_file."""
    if not trial.words.community:
        raise Skipped("without community.general's ini_file nothing is compared")
    keep = " ".join(FILES)
    trial.everywhere(f"rm -rf /root/keep; mkdir /root/keep; cp --parents {keep} /root/keep 2>/dev/null")
    rows = {}
    # Of several rounds the fastest counts: whatever else the machine does makes all of it slower.
    for _ in range(trial.words.rounds):
        for name, tasks in [("lines", tasks_of_lines()), ("settings", tasks_of_settings())]:
            trial.everywhere(
                "cp -r /root/keep/etc /; rm -f /etc/sysctl.d/60-site.conf; cp /usr/share/openssh/sshd_config /etc/ssh/sshd_config;"
                "journalctl --rotate -q; journalctl -q --vacuum-time=1s")
            for run in ["first", "second"]:
                rows.setdefault((name, run), []).append(one_run(trial, tasks))
    rows = {key: min(runs, key=lambda run: run[1]) for key, runs in rows.items()}
    print(f"measured: of {trial.words.rounds} rounds; the load of this machine is {os.getloadavg()[0]:.1f}")
    for run in ["first", "second"]:
        for name in ["lines", "settings"]:
            tasks, seconds, sent, connections = rows[name, run]
            print(f"measured: {run} run by {name}: {tasks} tasks, {seconds:.1f} s, {sent / 1e6:.2f} MB, {connections} connections")
        print(f"measured: {run} run: {rows['lines', run][1] / rows['settings', run][1]:.1f} times as fast, "
              f"{rows['lines', run][2] / rows['settings', run][2]:.1f} times fewer bytes")
