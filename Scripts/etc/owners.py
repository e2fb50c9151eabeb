"""The programs that own the files, asked what they read: in a Debian that has them, made for this (debootstrap).

Each hard string is set by Settee as a value of the program's own format, and the program says what it reads: that string,
or Settee refused it before anything was written. Then the files that the programs brought with them: each value that Settee
lists is the one that the program has. A program that is not there is skipped, and said to be.
"""
import json
import os
import re
import socket
import subprocess
import time
from dataclasses import dataclass

import trees

HARD = ["a b", "a#b", "a # b", "a;b", "a ; b", 'a "b" c', "it's", "a\\b", "a=b", "a: b", "-x", "yes", "42", "", " lead",
        "trail ", "a$b", "[x]", "%h", "100%", "ä"]
FOLDER = "/tmp/settee-owners"


@dataclass
class Owner:
    """A program, a text of its format, the setting to set, and the command that tells its value."""

    name: str
    program: str
    file: str
    text: str
    path: str
    command: str
    # What the program prints of it: a pattern whose group is the value, or a function of what is printed.
    found: object = None
    # What goes before each string, for a value that has to be a path.
    prefix: str = ""
    # A server that is asked, where no command prints it.
    serves: str = ""


# Strings that the program reads otherwise, and why that is right.
KNOWN = {("sudoers", " lead"): "blanks part the arguments of a command, however many there are"}


def header(text, name):
    """A field of an answer; one without a text is not sent."""
    assert text.startswith("HTTP/1.1 200 "), text
    return (re.search(rf"(?s)\r\n{name}: (.*?)\r\n", text) or [None, ""])[1]


def unescaped(text):
    return re.sub(r"\\(.)", r"\1", text)


OWNERS = [
    Owner("postfix", "/usr/sbin/postconf", "postfix/main.cf", "smtpd_banner = x\n", "/smtpd_banner",
          "postconf -c {folder}/postfix -h smtpd_banner"),
    Owner("postfix-master", "/usr/sbin/postconf", "postfix/master.cf", "smtp inet n - y - - smtpd\n", "/0/command",
          "touch {folder}/postfix/main.cf; postconf -c {folder}/postfix -M smtp/inet", r"(?s)smtp\s+inet(?:\s+\S+){5}\s+(.*)$"),
    Owner("dovecot", "/usr/bin/doveconf", "dovecot/dovecot.conf", "login_greeting = x\n", "/login_greeting",
          "doveconf -c {file} -h login_greeting"),
    Owner("bind", "/usr/bin/named-checkconf", "bind/named.conf", 'options {\n\tversion "x";\n};\n', "/options/version",
          "named-checkconf -p {file}", lambda text: unescaped(re.search(r'version "(.*)";', text)[1])),
    Owner("unbound", "/usr/sbin/unbound-checkconf", "unbound/unbound.conf", 'server:\n  identity: "x"\n', "/server/identity",
          "unbound-checkconf -o identity {file}"),
    Owner("haproxy", "/usr/sbin/haproxy", "haproxy/haproxy.cfg", "global\n  .notice \"x\"\n", "/global/.notice",
          "haproxy -c -f {file}", r"(?s)parsing \[[^]]*\]: '(.*)'\."),
    Owner("nginx", "/usr/sbin/nginx", "nginx/nginx.conf",
          "error_log stderr;\npid {folder}/nginx.pid;\ndaemon off;\nmaster_process off;\nevents {\n}\nhttp {\n  access_log off;\n"
          "  default_type \"x\";\n  server {\n    listen 127.0.0.1:18763;\n    location / {\n      return 200 a;\n    }\n  }\n}\n",
          "/http/default_type", "nginx -c {file}", lambda text: header(text, "Content-Type"), serves="127.0.0.1:18763"),
    Owner("apache", "/usr/sbin/apache2", "apache2/apache2.conf",
          "ServerName x\nErrorLog /tmp/settee-owners.log\nMutex posixsem\nDefaultRuntimeDir /tmp\nLoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so\n"
          "PidFile \"/x\"\n", "/PidFile", "apache2 -f {file} -t -D DUMP_RUN_CFG", r'(?s)PidFile: "(.*?)"\n', prefix="/x"),
    Owner("mysql", "/usr/bin/my_print_defaults", "mysql/my.cnf", "[a]\nk = x\n", "/a/k",
          "my_print_defaults --defaults-file={file} a", r"(?s)--k=(.*)$"),
    Owner("php", "/usr/bin/php8.2", "php/php.ini", "[PHP]\nuser_agent = x\n", "/PHP/user_agent",
          "php8.2 -c {file} -r 'echo ini_get(\"user_agent\"), \"\\n\";'"),
    Owner("sshd", "/usr/sbin/sshd", "ssh/sshd_config", "HostKey {folder}/key\nVersionAddendum x\n", "/VersionAddendum",
          "mkdir -p /run/sshd; test -f {folder}/key || ssh-keygen -q -t ed25519 -N '' -f {folder}/key; sshd -T -f {file}",
          r"versionaddendum (.*)\n"),
    Owner("ssh", "/usr/bin/ssh", "ssh/ssh_config", "Host *\n  User x\n", "/Host */User", "ssh -G -F {file} h", r"user (.*)\n"),
    Owner("fstab", "/usr/bin/findmnt", "etc/fstab", "/dev/a /x ext4 defaults 0 0\n", "/0/mount_point",
          "findmnt --fstab --tab-file {file} --json -o TARGET",
          lambda text: json.loads(text)["filesystems"][0]["target"], prefix="/x"),
    Owner("git", "/usr/bin/git", "git/.gitconfig", "[a]\n\tk = x\n", "/a/k", "git config -f {file} a.k"),
    Owner("sysctl", "/sbin/sysctl", "etc/sysctl.conf", "kernel.core_pattern = x\n", "/kernel.core_pattern",
          "sysctl --dry-run -p {file}", r"(?s)kernel.core_pattern = (.*)$"),
    Owner("postgresql", "/usr/lib/postgresql/15/bin/postgres", "postgresql/postgresql.conf", "event_source = 'x'\n", "/event_source",
          "mkdir -p {folder}/pg; echo 15 > {folder}/pg/PG_VERSION; chmod 700 {folder}/pg; chown postgres {folder}/pg; chmod a+r {file};"
          " setpriv --reuid postgres --clear-groups /usr/lib/postgresql/15/bin/postgres -D {folder}/pg --config-file={file} -C event_source"),
    # The library itself puts the value into another one, which a command prints.
    Owner("openssl", "/usr/bin/openssl", "ssl/openssl.cnf", "asn1 = FORMAT:UTF8,UTF8:<${dn::CN}>\n[dn]\nCN = x\n", "/dn/CN",
          "sed -n '/^.dn/,$p' {file} > {folder}/o.cnf; sed '/^.dn/,$d' {file} > {folder}/a.cnf;"
          " (cat {folder}/o.cnf; echo '[default]'; cat {folder}/a.cnf) > {folder}/oa.cnf;"
          " openssl asn1parse -genconf {folder}/oa.cnf -noout -out {folder}/r && cat {folder}/r", r"(?s)<(.*)>$"),
    Owner("samba", "/usr/bin/testparm", "samba/smb.conf", "[global]\n\tserver string = x\n", "/global/server string",
          "testparm -s --parameter-name='server string' {file}"),
    Owner("tor", "/usr/sbin/tor", "tor/torrc", "ContactInfo x\nDataDirectory {folder}/tor\n", "/ContactInfo",
          "mkdir -p -m 700 {folder}/tor; tor -f {file} --defaults-torrc /dev/null --hush --dump-config short", lambda text: of_tor(text)),
    Owner("chrony", "/usr/sbin/chronyd", "chrony/chrony.conf", "leapsectz x\n", "/leapsectz", "chronyd -p -f {file}",
          r"leapsectz (.*)\n"),
    Owner("lighttpd", "/usr/sbin/lighttpd", "lighttpd/lighttpd.conf", 'server.document-root = "/tmp"\nserver.tag = "x"\n', "/server.tag",
          "lighttpd -p -f {file}", lambda text: unescaped(re.search(r'(?s)server\.tag\s*= "(.*?)"\n', text)[1])),
    Owner("apt", "/usr/bin/apt-config", "apt/apt.conf", 'A::B "x";\n', "/A::B", "APT_CONFIG={file} apt-config shell V A::B",
          lambda text: shell_value(text)),
    Owner("shell", "/bin/sh", "etc/default/a", "K=x\n", "/K", "sh -c '. {file}; printf \"%s\\n\" \"$K\"'"),
    Owner("fail2ban", "/usr/bin/fail2ban-client", "fail2ban/jail.conf", "[a]\nk = x\n", "/a/k",
          "python3 -c \"import sys; sys.path.insert(0, '/usr/lib/python3/dist-packages')\n"
          "from fail2ban.client.configparserinc import SafeConfigParserWithIncludes as P\n"
          "p = P(); p.read('{file}'); print(p.get('a', 'k', raw=True))\""),
    Owner("supervisor", "/usr/bin/supervisord", "supervisor/supervisord.conf", "[a]\nk = x\n", "/a/k",
          "python3 -c \"from supervisor.options import UnhosedConfigParser as P\n"
          "p = P(inline_comment_prefixes=(';', '#'), strict=False); p.read('{file}'); print(p.get('a', 'k', raw=True))\""),
    Owner("freeradius", "/usr/sbin/freeradius", "freeradius/3.0/radiusd.conf", "name = x\nlogdir = /tmp\n", "/name",
          "cp {file} {folder}/radiusd.conf; freeradius -XC -d {folder}", lambda text: unescaped(re.search(r'\n\tname = "(.*)"\n', text)[1])),
    Owner("modprobe", "/usr/sbin/modprobe", "modprobe.d/a.conf", "options m p=x\n", "/options",
          "modprobe -C {folder}/modprobe.d -c", r"options (m p=.*)\n", prefix="m p="),
    Owner("hosts", "/usr/bin/getent", "etc/hosts", "192.0.2.1 n x\n", "/0/aliases",
          "cat {file} > /etc/hosts; getent -s files ahostsv4 n; getent -s files hosts n", r"(?s)\n192.0.2.1\s+n (.*)$"),
    Owner("services", "/usr/bin/getent", "etc/services", "n 77/tcp x\n", "/0/aliases",
          "cat {file} > /etc/services; getent -s files services n", r"(?s)n\s+77/tcp (.*)$"),
    Owner("passwd", "/usr/bin/getent", "etc/passwd", "n:x:0:0:x:/:/bin/sh\n", "/0/gecos",
          "cat {file} > /etc/passwd; getent -s files passwd n", r"(?s)n:x:0:0:(.*):/:/bin/sh"),
    Owner("redis", "/usr/bin/redis-server", "redis/redis.conf", "port 18764\nlogfile /dev/null\nmasterauth x\n", "/masterauth",
          "redis-server {file} & sleep 0.3; redis-cli -p 18764 config get masterauth | tail -n +2; kill $!"),
    Owner("krb5", "/usr/lib/x86_64-linux-gnu/libkrb5.so.3", "krb5/krb5.conf", "[realms]\n\tA = {\n\t\tk = x\n\t}\n", "/realms/A/k",
          "python3 -c \"import ctypes, sys\nk = ctypes.CDLL('libkrb5.so.3')\np = ctypes.c_void_p()\n"
          "f = (ctypes.c_char_p * 2)(b'{file}', None)\nassert k.profile_init(f, ctypes.byref(p)) == 0\n"
          "v = ctypes.c_char_p()\nassert k.profile_get_string(p, b'realms', b'A', b'k', None, ctypes.byref(v)) == 0\n"
          "sys.stdout.buffer.write(v.value + b'\\n')\""),
    Owner("logrotate", "/usr/sbin/logrotate", "logrotate.d/a", "/a.log {\n\textension x\n}\n", "/~1a.log/extension",
          "chmod 644 {file}; logrotate -d {file} 2>&1", r"extension is now (.*)\n"),
    Owner("sudoers", "/usr/bin/cvtsudoers", "etc/sudoers", "n ALL = /bin/x x\n", "/rules/0/commands",
          "cvtsudoers -f json {file}",
          lambda text: json.loads(text)["User_Specs"][0]["Cmnd_Specs"][0]["Commands"][0]["command"], prefix="/bin/x "),
]


def of_tor(text):
    """What is as it is without a setting is not printed."""
    value = (re.search(r"ContactInfo (.*)\n", text) or [None, ""])[1]
    if not value.startswith('"'):
        return value
    data = re.sub(rb"\\([0-7]{3})", lambda m: bytes([int(m[1], 8)]), value[1:-1].encode())
    return unescaped(data.decode("utf-8", "replace"))


def shell_value(text):
    return subprocess.run(["sh", "-c", text + '\nprintf "%s" "$V"'], capture_output=True).stdout.decode("utf-8", "replace")


class Root:
    """A Debian below a folder; its own /etc is put back where a string is tried there."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def has(self, program):
        return os.path.lexists(self.path + program)

    def run(self, command, timeout=30):
        try:
            return subprocess.run(["chroot", self.path, "sh", "-c", command], capture_output=True, timeout=timeout,
                                  stdin=subprocess.DEVNULL,
                                  env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root"})
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(command, 124, b"", b"it takes too long")


def compare(settee, path, strings=HARD):
    """Prints what the owners read of each hard string, and of the files that they brought."""
    root = Root(path)
    if os.geteuid() != 0 or not os.path.isdir(root.path):
        print("\nskipped: the owners' readers: they are asked by chroot, as root, in a Debian that has them")
        return
    kept = {}
    for name in ("hosts", "services", "passwd"):
        with open(f"{root.path}/etc/{name}", "rb") as file:
            kept[name] = file.read()
    try:
        print(f"\nBeside the owners: {len(strings)} strings set, read back by the program")
        print(f"{'owner':16} {'as written':>10} {'refused':>8} {'known':>6} {'otherwise':>9}")
        faults, totals = [], [0, 0, 0, 0]
        for owner in OWNERS:
            if not root.has(owner.program):
                print(f"skipped: {owner.name}, for there is no {owner.program}")
                continue
            counts = [0, 0, 0, 0]
            for string in strings:
                verdict, detail = tried(settee, root, owner, owner.prefix + string)
                if verdict == OTHERWISE and (owner.name, string) in KNOWN:
                    verdict, detail = READ_BY_RULE, KNOWN[owner.name, string]
                counts[verdict] += 1
                if verdict in (OTHERWISE, READ_BY_RULE):
                    faults.append((owner.name, owner.prefix + string, detail))
            totals = [one + other for one, other in zip(totals, counts)]
            print(f"{owner.name:16} {counts[0]:>10} {counts[1]:>8} {counts[2]:>6} {counts[3]:>9}", flush=True)
        print(f"{'all':16} {totals[0]:>10} {totals[1]:>8} {totals[2]:>6} {totals[3]:>9}")
        for name, string, detail in faults:
            print(f"  {name}: {string!r} {detail}")
    finally:
        for name, data in kept.items():
            with open(f"{root.path}/etc/{name}", "wb") as file:
                file.write(data)
    own_files(settee, root)


# What the programs say of their own files: the file, the command, and how what is printed gives keys and values.
def assignments(text):
    """`key = value` a line; postconf, testparm, git."""
    return [tuple(part.strip() for part in line.split("=", 1)) for line in text.split("\n") if "=" in line]


def first_words(text):
    return [(line.split(None, 1) + [""])[:2] for line in text.split("\n") if line.strip()]


def sections(text):
    section, found = "", []
    for line in text.split("\n"):
        if line.startswith("["):
            section = line.strip("[]\n") + "/"
        elif "=" in line:
            key, value = line.split("=", 1)
            found.append((section + key.strip(), value.strip()))
    return found


def columns(*names):
    def found(text):
        return [(f"/{row}/{name}", value) for row, line in enumerate(text.strip().split("\n"))
                for name, value in zip(names, line.split(None, len(names) - 1))]
    return found


def mounts(text):
    systems = json.loads(text)["filesystems"]
    return [(f"/{row}/{name}", one[key] or "") for row, one in enumerate(systems)
            for name, key in (("device", "source"), ("mount_point", "target"), ("type", "fstype"), ("options", "options"))]


OWN_FILES = [
    ("/etc/postfix/main.cf", "postconf -n", assignments),
    ("/etc/ssh/sshd_config", "mkdir -p /run/sshd; ssh-keygen -A >/dev/null; sshd -T -f {file}", first_words),
    ("/etc/mysql/mariadb.conf.d/50-server.cnf", "my_print_defaults --defaults-file={file} mysqld mariadbd server",
     lambda text: [("mysqld/" + key.removeprefix("--"), value) for key, value in assignments(text)]),
    ("/etc/mysql/debian.cnf", "my_print_defaults --defaults-file={file} client",
     lambda text: [("client/" + key.removeprefix("--"), value) for key, value in assignments(text)]),
    ("/etc/samba/smb.conf", "testparm -s {file}", sections),
    ("/etc/dovecot/conf.d/10-mail.conf", "doveconf -c {file} -n", assignments),
    ("/etc/dovecot/conf.d/10-master.conf", "doveconf -c {file} -n", assignments),
    ("/etc/unbound/unbound.conf.d/root-auto-trust-anchor-file.conf",
     "printf 'server/auto-trust-anchor-file = '; unbound-checkconf -o auto-trust-anchor-file {file}", assignments),
    ("/etc/tor/torrc", "cp {file} /tmp/torrc; tor -f /tmp/torrc --hush --dump-config short", first_words),
    ("/etc/protocols", "getent -s files protocols", columns("name", "number", "aliases")),
    ("/etc/services", "getent -s files services", columns("name", "port", "aliases")),
    ("/etc/rpc", "getent -s files rpc", columns("name", "number", "aliases")),
    ("/etc/passwd", "getent -s files passwd", lambda text: [
        (f"/{row}/{name}", value) for row, line in enumerate(text.strip().split("\n"))
        for name, value in zip(("name", "password", "uid", "gid", "gecos", "home", "shell"), line.split(":"))]),
    ("/etc/group", "getent -s files group", lambda text: [
        (f"/{row}/{name}", value) for row, line in enumerate(text.strip().split("\n"))
        for name, value in zip(("name", "password", "gid", "members"), line.split(":"))]),
    ("/etc/fstab", "printf '/dev/a /x\\\\040y ext4 ro,noatime 0 1\\n#c\\nUUID=1 / btrfs defaults\\n' > {file};"
     " findmnt --fstab --tab-file {file} --json -o SOURCE,TARGET,FSTYPE,OPTIONS", mounts),
    ("/etc/php/8.2/cli/php.ini", "php8.2 -n -r 'foreach (parse_ini_file(\"{file}\", true, INI_SCANNER_RAW) as $s => $v)"
     " foreach ($v as $k => $w) echo \"$s/$k=$w\\n\";'", assignments),
    ("/usr/lib/sysctl.d/50-pid-max.conf", "sysctl --dry-run -p {file}", assignments),
    ("/etc/sysctl.conf", "sysctl --dry-run -p {file}", assignments),
]


def own_files(settee, root):
    """Prints, of each file that a program brought, how many of its values are listed as the program says."""
    print("\nThe programs' own files: values that the program says, and those that are listed so")
    for path, command, found in OWN_FILES:
        if not os.path.exists(root.path + path):
            print(f"skipped: {path}, which is not there")
            continue
        done = root.run(command.replace("{file}", path))
        text = done.stdout.decode("utf-8", "replace")
        entries, message = settee.entries(root.path + path)
        if entries is None:
            print(f"{path:45} {message}")
            continue
        listed = {"/".join(trees.steps(entry["path"])).lower(): trees.blanks(trees.shown(entry["value"]))
                  for entry in entries if "value" in entry and not isinstance(entry["value"], (dict, list))}
        said = {key.strip("/").lower(): trees.blanks(value) for key, value in found(text)}
        # A program leaves out what is as it is without a setting, and writes its words as it likes.
        equal = [key for key, value in listed.items() if said.get(key, "").lower() == value.lower() and key in said]
        other = [(key, value) for key, value in listed.items() if key in said and key not in equal]
        unsaid = len(listed) - len(equal) - len(other)
        print(f"{path:45} {len(listed):>5} listed {len(equal):>5} equal {unsaid:>5} not said {len(other):>4} otherwise", flush=True)
        for key, value in other[:12]:
            print(f"  {key}: {value[:60]!r} is listed, the program says {said[key][:60]!r}")


READ, REFUSED, READ_BY_RULE, OTHERWISE = range(4)


def tried(settee, root, owner, string):
    full = root.path + FOLDER + "/" + owner.file
    os.makedirs(os.path.dirname(full), exist_ok=True)
    with open(full, "w", encoding="utf-8") as file:
        file.write(owner.text.replace("{folder}", FOLDER))
    done = settee.run("set", "--force", "--quiet", full, owner.path, "--", string)
    if done.returncode:
        return REFUSED, done.stderr.decode("utf-8", "replace").strip()
    with open(full, encoding="utf-8") as file:
        written = file.read()
    command = owner.command.replace("{file}", FOLDER + "/" + owner.file).replace("{folder}", FOLDER)
    done = served(root, command, owner.serves) if owner.serves else root.run(command)
    text = (done.stdout + (done.stderr if done.returncode or not done.stdout else b"")).decode("utf-8", "replace")
    wanted = next((line for line in written.split("\n") if line not in owner.text.split("\n")), written)
    try:
        if callable(owner.found):
            read = owner.found(text)
        elif owner.found:
            read = re.search(owner.found, text)[1].removesuffix("\n")
        else:
            read = text.removesuffix("\n")
    except (TypeError, ValueError, KeyError, IndexError, AssertionError):
        return OTHERWISE, f"is written {wanted!r}, which the program does not read: {text.strip()[-120:]!r}"
    if done.returncode and not owner.found:
        return OTHERWISE, f"is written {wanted!r}, which the program does not read: {text.strip()[-120:]!r}"
    return (READ, "") if read == string else (OTHERWISE, f"is written {wanted!r} and read {read!r}")


def served(root, command, address):
    """What a server answers that is started for it and ended again."""
    host, port = address.split(":")
    process = subprocess.Popen(["chroot", root.path, "sh", "-c", "exec " + command], stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    try:
        for _ in range(100):
            if process.poll() is not None:
                return subprocess.CompletedProcess(command, process.returncode, b"", process.stderr.read())
            try:
                with socket.create_connection((host, int(port)), 2) as connection:
                    connection.sendall(b"GET / HTTP/1.0\r\n\r\n")
                    answer = b""
                    while part := connection.recv(4096):
                        answer += part
                    return subprocess.CompletedProcess(command, 0, answer, b"")
            except OSError:
                time.sleep(0.05)
        return subprocess.CompletedProcess(command, 124, b"", b"no answer")
    finally:
        process.terminate()
        process.wait()
