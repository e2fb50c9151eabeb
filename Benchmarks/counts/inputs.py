"""The files that are counted on: one of each family, small, as programs ship them, and lists of some length."""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "growth"))

import documents  # noqa: E402


def lines(count, line):
    return "".join(line.format(number) for number in range(count))


SETTINGS = json.dumps(
    {
        "title": "an example", "port": 8080, "debug": False,
        "paths": [f"/srv/data/{number:02}" for number in range(20)],
        "server": {f"key{number:02}": number for number in range(20)},
    }, indent=2) + "\n"

SSHD = """# This is the sshd server system-wide configuration file.
Include /etc/ssh/sshd_config.d/*.conf
#Port 22
#ListenAddress 0.0.0.0
SyslogFacility AUTH
LogLevel INFO
LoginGraceTime 2m
PermitRootLogin prohibit-password
MaxAuthTries 6
PubkeyAuthentication yes
AuthorizedKeysFile .ssh/authorized_keys .ssh/authorized_keys2
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM yes
X11Forwarding yes
PrintMotd no
AcceptEnv LANG LC_*
Subsystem sftp /usr/lib/openssh/sftp-server
Match User backup
  PasswordAuthentication no
  AllowTcpForwarding no
"""

POSTGRESQL = "# PostgreSQL configuration file\n\nmax_connections = 100\n" + lines(250, "#setting_{0:03} = {0}ms\t\t# what it does\n")

NGINX = """user www-data;
worker_processes auto;
http {
""" + lines(8, """  server {{
    listen 80;
    server_name host{0}.example.org;
    location / {{
      try_files $uri $uri/ =404;
    }}
  }}
""") + "}\n"

APACHE = lines(8, """<VirtualHost *:80>
    ServerName host{0}.example.org
    <Directory /var/www/host{0}>
        AllowOverride None
    </Directory>
    LogLevel warn
</VirtualHost>
""")

BIND = lines(8, """zone "zone{0}.example.org" {{
    type master;
    file "/etc/bind/db.{0}";
    allow-transfer {{ 192.0.2.{0}; }};
}};
""")

LOGROTATE = "weekly\nrotate 4\ncreate\n" + lines(8, "/var/log/log{0} {{\n    daily\n    missingok\n    rotate {0}\n}}\n")

SYSTEMD = """[Unit]
Description=A service
After=network.target

[Service]
ExecStart=/usr/bin/service --config /etc/service.conf
Restart=on-failure
Environment=LANG=C.UTF-8

[Install]
WantedBy=multi-user.target
"""

XML = '<?xml version="1.0"?>\n<config>\n' + lines(
    12, '  <server name="host{0}" port="80">\n    <root>/var/www/host{0}</root>\n  </server>\n') + "</config>\n"

CRONTAB = "SHELL=/bin/sh\nMAILTO=root\n" + lines(24, "{0} 4 * * *\troot\tcommand number {0}\n")
FSTAB = "proc\t/proc\tproc\tdefaults\t0\t0\n" + lines(12, "UUID=0000-{0:04}\t/srv/{0}\text4\tdefaults,noatime\t0\t2\n")
HOSTS = "127.0.0.1\tlocalhost\n" + lines(24, "192.0.2.{0}\thost{0}.example.org host{0}\n")
GIT = "[user]\n\tname = Somebody\n\temail = somebody@example.org\n" + lines(
    8, '[remote "r{0}"]\n\turl = https://example.org/{0}.git\n')
SYSCTL = "# Kernel settings\n" + lines(24, "net.ipv4.setting{0} = {0}\n")
ENV = lines(24, 'SETTING_{0}="value {0}"\n')

# A file of each family, by the name of its format; where a program looks for it, and for the screen as a copy, which is
# no program's: what is found out of programs beside the screen arrives when it does.
FAMILIES = {
    "json": ("settings.json", SETTINGS),
    "yaml": ("settings.yaml", documents.as_yaml(8)),
    "toml": ("settings.toml", documents.as_toml(8)),
    "xml": ("settings.xml", XML),
    "ini": ("settings.ini", documents.as_ini(8)),
    "systemd": ("/etc/systemd/system/a.service", SYSTEMD),
    "gitconfig": ("/home/user/.gitconfig", GIT),
    "sshd": ("/etc/ssh/sshd_config", SSHD),
    "sysctl": ("/etc/sysctl.conf", SYSCTL),
    "env": ("settings.env", ENV),
    "fstab": ("/etc/fstab", FSTAB),
    "hosts": ("/etc/hosts", HOSTS),
    "crontab": ("/etc/crontab", CRONTAB),
    "nginx": ("/etc/nginx/nginx.conf", NGINX),
    "apache": ("/etc/apache2/apache2.conf", APACHE),
    "bind": ("/etc/bind/named.conf.local", BIND),
    "logrotate": ("/etc/logrotate.conf", LOGROTATE),
    "postgresql": ("/etc/postgresql/15/main/postgresql.conf", POSTGRESQL),
}
FILES = {path if path.startswith("/") else f"/home/user/{path}": text for path, text in FAMILIES.values()}
COPIES = {f"/home/user/copy.{name}": text for name, (_, text) in FAMILIES.items()}

LIST = {"/home/user/list.json": documents.as_json(300)}
LIST_SCHEMA = {"/home/user/list.schema.json": json.dumps(documents.LIST_SCHEMA)}
LARGE_SCHEMA = {"/home/user/large.schema.json": json.dumps(documents.schema(1000))}
