"""What has to be so of the collection, each a function whose name is a sentence that is true after it."""

import base64
import json
import time

from machines import COUNT, PATIENCE, Skipped, expect, until

SSHD = "/etc/ssh/sshd_config"
MACHINES = range(1, COUNT + 1)
# What playbooks/hardening.yml writes, and how a machine's own programs tell that it is so.
HARDENED = {
    "sshd -T 2>/dev/null": [
        "permitrootlogin no", "permitemptypasswords no", "permituserenvironment no", "hostbasedauthentication no", "x11forwarding no",
        "maxauthtries 4", "maxsessions 10", "maxstartups 10:30:60", "logingracetime 60", "clientaliveinterval 300", "clientalivecountmax 3",
        "loglevel VERBOSE"],
    "sysctl -p /etc/sysctl.d/60-hardening.conf >/dev/null; sysctl net.ipv4": [
        "net.ipv4.ip_forward = 0", "net.ipv4.tcp_syncookies = 1", "net.ipv4.conf.all.rp_filter = 1", "net.ipv4.conf.all.accept_redirects = 0",
        "net.ipv4.conf.all.send_redirects = 0", "net.ipv4.conf.all.accept_source_route = 0"],
    "systemd-analyze cat-config systemd/journald.conf": ["Storage=persistent", "Compress=yes", "SystemMaxUse=500M"],
    "systemd-analyze cat-config systemd/system.conf": ["CtrlAltDelBurstAction=none"],
    "systemd-analyze cat-config systemd/logind.conf": ["KillUserProcesses=no"],
    "useradd probe; getent shadow probe | cut -d: -f4,5; userdel probe": ["1:365"],
    "cat /etc/security/faillock.conf": ["deny = 4", "unlock_time = 900"],
    "cat /etc/pam.d/su | tr -s ' \\t' '  '": ["auth required pam_wheel.so group=sudo"],
    "su -s /bin/sh nobody -c 'ulimit -Hc'": ["0"],
    "visudo -c; grep ^Defaults /etc/sudoers | tr '\\t' ' '": ["/etc/sudoers: parsed OK", "Defaults use_pty", "Defaults timestamp_timeout=5"],
    "cat /etc/audit/rules.d/60-hardening.rules": [
        "-w /etc/passwd -p wa -k identity", "-a always,exit -F arch=b64 -S adjtimex -S settimeofday -F key=time-change"],
}


def settings_task(path, settings, more=""):
    return f"    - settee.settings.setting: {{path: {path}, settings: {json.dumps(settings)}{more}}}"


def texts_of(trial, machine, paths):
    """The texts of files, as they are on a machine."""
    said = trial.there(machine, "".join(f"echo =$(base64 -w0 {path} 2>/dev/null);" for path in paths))
    return dict(zip(paths, (base64.b64decode(line[1:]).decode() for line in said.split("\n"))))


def the_role_puts_the_program_there_once(trial):
    first = trial.play("", head="  roles: [settee.settings.binary]\n").fine()
    expect(any(first.all("changed")), "nothing was copied")
    second = trial.play("", head="  roles: [settee.settings.binary]\n").fine()
    expect(not any(second.all("changed")), "copied again")
    expect(all(trial.everywhere("/usr/local/bin/settee --version")), "the program does not run")


def what_people_set_most_is_set_as_check_mode_and_the_difference_say_and_then_unchanged(trial):
    trial.everywhere("mkdir -p /etc/audit/rules.d")
    tried = trial.playbook("hardening", "--check", "--diff").fine()
    paths = sorted({one["after_header"] for difference in tried.all("diff") for one in difference})
    expect(len(paths) == 11, f"other files: {paths}")
    before = [texts_of(trial, machine, paths) for machine in MACHINES]
    expect(not any(texts["/etc/sysctl.d/60-hardening.conf"] for texts in before), "check mode wrote")
    done = trial.playbook("hardening", "--diff").fine()
    expect(all(done.all("changed")), "not changed")
    for key in ["files", "effects", "units", "diff", "changed"]:
        expect(tried.all(key) == done.all(key), f"check mode told other {key}: {tried.all(key)[:1]} and {done.all(key)[:1]}")
    for machine, difference in enumerate(done.by_host("diff"), 1):
        after = texts_of(trial, machine, paths)
        for one in difference:
            path = one["after_header"]
            expect(one["before"] == before[machine - 1][path] and one["after"] == after[path], f"the difference of {path} on m{machine}")
    again = trial.playbook("hardening", "--diff").fine()
    expect(not any(again.all("changed")) and not any(again.all("diff")), f"changed again: {again.all('diff')[:1]}")
    wanting = [f"m{machine}: {line}" for machine in MACHINES for command, lines in HARDENED.items()
               for said in [trial.there(machine, command).split("\n")] for line in lines if line not in map(str.strip, said)]
    expect(not wanting, f"not so: {wanting[:8]}")


def a_host_that_is_cut_off_is_told_and_is_whole(trial):
    task = settings_task(SSHD, {"MaxAuthTries": 5, "Banner": "/etc/issue"})
    running = trial.play(task, wait=False)
    time.sleep(1.0)
    trial.run([trial.script, "cut", "3"])
    said, complaints = running.communicate(timeout=PATIENCE)
    told = trial.told(said, complaints)
    trial.run([trial.script, "mend", "3"])
    expect(sum(stat["unreachable"] for stat in told.stats.values()) <= 1, "more than one is gone")
    expect(all(stat["ok"] == 1 for host, stat in told.stats.items() if host != "m3"), "another host failed")
    text = trial.there(3, f"grep -cE '^(MaxAuthTries 5|Banner)' {SSHD}; sshd -t && echo fine")
    expect(text in ("0\nfine", "2\nfine"), f"half written: {text}")
    until(lambda: trial.reaches(3), "m3")
    expect(trial.play(task).fine() and not any(trial.play(task).fine().all("changed")), "not the same in the end")


def two_controllers_at_once_lose_nothing(trial):
    plays = [trial.play("\n".join(
        settings_task("/etc/sysctl.d/60-site.conf", {f"net.ipv4.conf.all.{name}": number % 2}, ", create: true") for number in range(3)), wait=False)
        for name in ["log_martians", "send_redirects"]]
    told = [trial.told(*each.communicate(timeout=PATIENCE * 2)) for each in plays]
    for each in told:
        each.fine()
    expect(set(trial.everywhere("grep -cE 'log_martians = 0|send_redirects = 0' /etc/sysctl.d/60-site.conf")) == {"2"}, "lost")


def of_sixty_races_to_make_three_files_none_is_refused_and_none_loses(trial):
    for name, step in [("one", 1), ("two", -1)]:
        files = [{"path": f"/root/race/{file}", "as": f"/etc/sysctl.d/{file}", "create": True, "settings": [
            {"path": f"net.ipv4.conf.{name}.forwarding", "value": 1}]} for file in ["a.conf", "b.conf", "c.conf"][::step]]
        trial.there(1, f"echo '{json.dumps({'files': files})}' >/root/race-{name}.json")
    said = trial.there(
        1, "for race in $(seq 60); do rm -rf /root/race; mkdir /root/race;"
        "for name in one two; do { settee request </root/race-$name.json >/root/race-$name.said || echo refused; } & done; wait;"
        "cat /root/race/* | grep -c '= 1$'; done | sort | uniq -c")
    expect(said.split() == ["60", "6"], f"refused or lost: {said} {trial.there(1, 'cat /root/race-*.said')[:600]}")


def a_value_that_the_daemon_refuses_ends_the_play_at_the_first_host(trial):
    task = settings_task(SSHD, {"AuthorizedKeysCommand": "relative/path"})
    before = trial.everywhere(f"sha256sum {SSHD}")
    told = trial.play(task, head="  serial: 1\n")
    expect(list(told.results) == ["m1"] and told.results["m1"][0].get("failed"), f"went on: {list(told.results)}")
    expect("sshd" in told.results["m1"][0]["msg"], f"not by sshd: {told.results['m1'][0]['msg']}")
    expect(trial.everywhere(f"sha256sum {SSHD}") == before, "written all the same")


def facts_tell_what_counts_and_mask_secrets(trial):
    trial.everywhere("printf 'MaxSessions 7\\n' >/etc/ssh/sshd_config.d/50-x.conf; printf '[db]\\npassword=geheim\\n' >/root/a.ini")
    told = trial.play(
        f"    - settee.settings.facts: {{files: [{SSHD}], settings: [MaxSessions], effective: true}}\n"
        "    - settee.settings.facts: {files: [/root/a.ini]}").fine()
    places = told.results["m1"][0]["files"][0]["counts"]["MaxSessions"]["places"]
    expect(places[0]["file"] == "/etc/ssh/sshd_config.d/50-x.conf" and places[0]["value"] == "7", places)
    expect("geheim" not in told.text, "a secret is told")
    trial.everywhere("sed -i 's/^ERASECHAR.*/ERASECHAR 0178/' /etc/login.defs")
    told = trial.play("    - settee.settings.facts: {files: [/etc/login.defs], different: true}").fine()
    package = told.results["m1"][0]["files"][0]["package"]
    expect(package["name"] == "login" and "0178" in str(package["settings"] or "0178"), package)
    task = settings_task(SSHD, {"MaxSessions": 9}, ", effective: true")
    told = trial.play(task).fine()
    expect(set(trial.everywhere("sshd -T 2>/dev/null | grep ^maxsessions")) == {"maxsessions 9"}, "it does not count")
    expect(not any(trial.play(task).fine().all("changed")), "changed again")


def secrets_are_nowhere(trial):
    told = trial.play(settings_task("/root/a.ini", {"db.password": "verborgen1"}), "--diff", "-vvv").fine()
    expect("verborgen1" not in told.text and "geheim" not in told.text, "a secret is told")
    expect(trial.there(1, "journalctl -q | grep -c verborgen1") == "0", "a secret is logged")
    expect("verborgen1" in trial.there(1, "cat /root/a.ini"), "not set")


def values_are_no_commands_and_no_templates(trial):
    value = "\"; touch /tmp/owned; $(touch /tmp/owned) '{{ 7 * 7 }}' \\n"
    task = ("    - vars: {evil: !unsafe %s}\n      settee.settings.setting: {path: \"/root/a b'c.ini\", create: true, settings: "
            "[{path: x.y, value: \"{{ evil }}\"}]}" % json.dumps(value))
    trial.play(task).fine()
    expect("7 * 7" in trial.there(1, "cat \"/root/a b'c.ini\""), "not as it was given")
    expect(set(trial.everywhere("ls /tmp/owned 2>/dev/null")) == {""}, "something was run")
    # A line end in a value is no second line of the file.
    told = trial.play(settings_task(SSHD, {"Banner": "/etc/issue\nPermitRootLogin yes"}), hosts="m1")
    expect(told.results["m1"][0].get("failed") and trial.there(1, f"grep -c 'PermitRootLogin yes' {SSHD}") == "0", "a second line was written")
    told = trial.play(settings_task("/root/n.json", {"a": "one\ntwo \"three\""}, ", create: true"), hosts="m1")
    expect(json.loads(trial.there(1, "cat /root/n.json")) == {"a": "one\ntwo \"three\""}, "a line end is lost")


def a_link_in_the_place_of_a_file_leads_nowhere(trial):
    trial.there(1, "ln -sf /etc/shadow /tmp/link.ini; chmod 777 /tmp")
    before = trial.there(1, "sha256sum /etc/shadow")
    told = trial.play(settings_task("/tmp/link.ini", {"a.b": 1}), hosts="m1")
    expect(told.results["m1"][0].get("failed") and trial.there(1, "sha256sum /etc/shadow") == before, "a link was followed")


def an_answer_that_is_none_fails_in_words(trial):
    for name, says in [("big", "head -c 1073741824 /dev/zero"), ("broken", "echo '{\"files\": [}'"), ("files", "echo '{\"files\": 7}'"),
                       ("control", "printf '{\"files\": \\033]0;x\\007'"), ("text", "echo hello")]:
        trial.there(1, f"printf '#!/bin/sh\\n%s\\n' \"{says.replace(chr(34), chr(92) + chr(34))}\" >/root/{name}; chmod +x /root/{name}")
        told = trial.play(settings_task("/root/a.ini", {"a.b": 1}, f", executable: /root/{name}"), hosts="m1")
        result = told.results["m1"][0]
        expect(result.get("failed") and "answer" in result["msg"], f"{name}: {result}")
        expect("\x1b" not in result["msg"], "a control character is told")


def who_may_not_write_is_told_so(trial):
    before = trial.there(1, f"sha256sum {SSHD}")
    told = trial.play(settings_task(SSHD, {"MaxAuthTries": 3}), hosts="m1", head="  become_user: nobody\n")
    result = told.results["m1"][0]
    expect(result.get("failed") and SSHD in result["msg"], f"nobody may write sshd's settings: {result}")
    expect(trial.there(1, f"sha256sum {SSHD}") == before, "written all the same")
    # What is its own, another account may set.
    trial.there(1, "install -d -o daemon /srv/own; echo '{}' >/srv/own/a.json; chown daemon: /srv/own/a.json")
    told = trial.play(settings_task("/srv/own/a.json", {"a": 1}), hosts="m1", head="  become_user: daemon\n")
    expect(told.results["m1"][0].get("changed") and trial.there(1, "stat -c %U /srv/own/a.json") == "daemon", f"not its own: {told.results}")


def needs_apply(trial):
    if not trial.run([trial.words.settee, "apply", "--help"]).stdout.startswith("settee apply"):
        raise Skipped("this program has no apply")


def a_change_that_is_not_confirmed_on_one_of_eight_goes_back_there(trial):
    needs_apply(trial)
    task = settings_task(SSHD, {"MaxStartups": "20:30:60"}, ", backup: true") + "\n      register: ssh"
    task += f"\n    - settee.settings.apply: {{files: [{SSHD}], former: '{{{{ ssh.files[0].backup }}}}', confirm: 20s}}"
    former = trial.there(5, f"grep ^MaxStartups {SSHD}")
    told = trial.play(task).fine()
    expect(all(told.all("changed")), "not changed")
    told = trial.play("    - meta: reset_connection\n    - settee.settings.apply: {state: confirmed}", hosts="all:!m5")
    expect(sum(bool(changed) for changed in told.all("changed")) == COUNT - 1, f"not confirmed: {told.text[-800:]}")
    until(lambda: trial.there(5, f"grep ^MaxStartups {SSHD}") == former, "m5 to be as it was")
    time.sleep(5)
    expect(trial.everywhere(f"grep -c '^MaxStartups 20:30:60' {SSHD}") == ["1"] * 4 + ["0"] + ["1"] * 3, "others went back as well")


def a_request_that_is_put_into_force_goes_back_unless_it_is_confirmed(trial):
    needs_apply(trial)
    counts = lambda: trial.there(2, "sshd -T 2>/dev/null | grep ^maxsessions")

    def ask(value, more):
        request = {"files": [{"path": SSHD, "effective": True, "settings": [{"path": "MaxSessions", "value": value}]}], "apply": True}
        return json.loads(trial.there(2, f"echo '{json.dumps(dict(request, **more))}' | settee request"))

    former = counts()
    told = ask(14, {})
    expect(any("confirm" in file.get("error", "") for file in told["files"]), f"it may keep everybody out: {told}")
    told = ask(14, {"confirm": "15s"})
    expect(told.get("apply", {}).get("holds") and counts() == "maxsessions 14", f"not in force: {told}")
    until(lambda: counts() == former, "what was not confirmed to go back")
    expect(ask(15, {"confirm": "60s"})["apply"]["holds"], "not in force")
    # Over a connection that was made after the change.
    told = trial.play("    - meta: reset_connection\n    - settee.settings.apply: {state: confirmed}", hosts="m2")
    expect(told.all("changed") == [True] and not told.all("failed")[0], f"not confirmed: {told.text[-600:]}")
    time.sleep(65)
    expect(counts() == "maxsessions 15", "what was confirmed went back")


def a_canary_goes_through_all_hosts_and_each_next_connection_confirms(trial):
    needs_apply(trial)
    told = trial.playbook("canary", sshd_settings={"MaxAuthTries": 3}).fine()
    expect(len(told.all("changed")) == 3 * COUNT and all(told.all("changed")), f"not all are changed, in force and confirmed: {told.stats}")
    expect(set(trial.everywhere("settee confirm --list 2>/dev/null")) == {""}, "something waits to be confirmed")
    expect(set(trial.everywhere("sshd -T 2>/dev/null | grep ^maxauthtries")) == {"maxauthtries 3"}, "not set")
    expect(not any(trial.playbook("canary", sshd_settings={"MaxAuthTries": 3}).fine().all("changed")), "changed again")


def a_canary_that_can_be_reached_no_longer_goes_back_and_ends_the_play(trial):
    needs_apply(trial)
    before = trial.everywhere(f"sha256sum {SSHD}")
    told = trial.playbook("canary", sshd_settings={"Port": 2222}, canary_confirm="20s")
    expect(list(told.results) == ["m1"] and told.stats["m1"]["unreachable"] == 1, f"went on: {told.stats}")
    until(lambda: trial.reaches(1), "m1 at its port")
    until(lambda: trial.everywhere(f"sha256sum {SSHD}") == before, "all to be as they were")


def failures_end_the_play_beyond_max_fail_percentage(trial):
    needs_apply(trial)
    trial.there(4, f"cp {SSHD} /root/keep-sshd; echo 'Nonsense yes' >>{SSHD}")
    words = dict(canary_serial=[1, "50%"], canary_confirm="30s")
    told = trial.playbook("canary", sshd_settings={"MaxAuthTries": 5}, canary_max_fail_percentage=30, **words)
    expect([host for host, stat in told.stats.items() if stat["failures"]] == ["m4"], f"others failed: {told.stats}")
    expect("Nonsense" in told.results["m4"][-1]["msg"], f"not by sshd: {told.results['m4'][-1]}")
    expect([told.stats[f"m{machine}"]["changed"] for machine in MACHINES] == [3, 3, 3, 1, 3, 3, 3, 3], "one of four ended the play")
    told = trial.playbook("canary", sshd_settings={"MaxAuthTries": 6}, canary_max_fail_percentage=20, **words)
    expect(sorted(told.stats) == ["m1", "m2", "m3", "m4", "m5"], f"the play went on: {told.stats}")
    values = lambda: trial.everywhere(f"grep ^MaxAuthTries {SSHD} | cut -d' ' -f2")
    expect(values()[5:] == ["5"] * 3, "written behind the end of the play")
    # Where the play ended before the change was confirmed it goes back, but for the host that could not take it.
    until(lambda: values()[:3] + values()[4:] == ["6", "5", "5", "5", "5", "5", "5"], "the others of the failed batch to be as they were")
    trial.there(4, f"cp /root/keep-sshd {SSHD}")


TRIALS = [
    the_role_puts_the_program_there_once,
    what_people_set_most_is_set_as_check_mode_and_the_difference_say_and_then_unchanged,
    a_host_that_is_cut_off_is_told_and_is_whole,
    two_controllers_at_once_lose_nothing,
    of_sixty_races_to_make_three_files_none_is_refused_and_none_loses,
    a_value_that_the_daemon_refuses_ends_the_play_at_the_first_host,
    facts_tell_what_counts_and_mask_secrets,
    secrets_are_nowhere,
    values_are_no_commands_and_no_templates,
    a_link_in_the_place_of_a_file_leads_nowhere,
    an_answer_that_is_none_fails_in_words,
    who_may_not_write_is_told_so,
    a_change_that_is_not_confirmed_on_one_of_eight_goes_back_there,
    a_request_that_is_put_into_force_goes_back_unless_it_is_confirmed,
    a_canary_goes_through_all_hosts_and_each_next_connection_confirms,
    a_canary_that_can_be_reached_no_longer_goes_back_and_ends_the_play,
    failures_end_the_play_beyond_max_fail_percentage,
]
