"""Debian's packages: downloaded and laid out, never installed."""
import csv
import fnmatch
import hashlib
import os
import subprocess
import sys
import tarfile

# Files that a package keeps elsewhere and copies to /etc when it is set up: package, where, where to. A pattern that ends
# in a star keeps the names.
COPIED = [
    ("autofs", "usr/share/autofs/conffiles/*", "etc/"), ("base-files", "usr/share/base-files/profile", "etc/profile"),
    ("bird2", "usr/share/bird2/bird.conf", "etc/bird/bird.conf"),
    ("chrony", "usr/share/chrony/chrony.*", "etc/chrony/"),
    ("cups-daemon", "usr/share/cups/cupsd.conf.default", "etc/cups/cupsd.conf"),
    ("cups-daemon", "usr/share/cups/snmp.conf.default", "etc/cups/snmp.conf"),
    ("dovecot-core", "usr/share/dovecot/*", "etc/dovecot/"),
    ("dovecot-core", "usr/share/dovecot/conf.d/*", "etc/dovecot/conf.d/"),
    ("dovecot-imapd", "usr/share/dovecot/conf.d/*", "etc/dovecot/conf.d/"),
    ("freetds-common", "usr/share/freetds/freetds.conf", "etc/freetds/freetds.conf"),
    ("gdm3", "usr/share/gdm/greeter.dconf-defaults", "etc/gdm3/greeter.dconf-defaults"),
    ("golang-github-containers-common", "usr/share/containers/*", "etc/containers/"),
    ("grub2-common", "usr/share/grub/default/grub", "etc/default/grub"),
    ("krb5-kdc", "usr/share/krb5-kdc/kdc.conf.template", "etc/krb5kdc/kdc.conf"),
    ("libc-bin", "usr/share/libc-bin/nsswitch.conf", "etc/nsswitch.conf"),
    ("libpam-runtime", "usr/share/pam/common-*", "etc/pam.d/"),
    ("mailman3", "usr/share/mailman3/mailman.cfg.sample", "etc/mailman3/mailman.cfg"),
    ("memcached", "usr/share/memcached/memcached.conf.default", "etc/memcached.conf"),
    ("nfs-common", "usr/share/nfs-common/conffiles/*.conf", "etc/"),
    ("nfs-common", "usr/share/nfs-common/conffiles/nfs-common.default", "etc/default/nfs-common"),
    ("nfs-kernel-server", "usr/share/nfs-kernel-server/conffiles/etc.exports", "etc/exports"),
    ("openssh-server", "usr/share/openssh/sshd_config", "etc/ssh/sshd_config"),
    ("php8.2-common", "usr/lib/php/8.2/php.ini-production", "etc/php/8.2/fpm/php.ini"),
    ("php8.2-common", "usr/lib/php/8.2/php.ini-production.cli", "etc/php/8.2/cli/php.ini"),
    ("php8.2-common", "usr/share/php8.2-common/common/*.ini", "etc/php/8.2/mods-available/"),
    ("php8.2-opcache", "usr/share/php8.2-opcache/opcache/*.ini", "etc/php/8.2/mods-available/"),
    ("postfix", "usr/share/postfix/main.cf.debian", "etc/postfix/main.cf"),
    ("postfix", "usr/share/postfix/main.cf.dist", "etc/postfix/main.cf.proto"),
    ("postfix", "usr/share/postfix/master.cf.dist", "etc/postfix/master.cf"),
    ("postgresql-15", "usr/share/postgresql/15/postgresql.conf.sample", "etc/postgresql/15/main/postgresql.conf"),
    ("postgresql-15", "usr/share/postgresql/15/pg_hba.conf.sample", "etc/postgresql/15/main/pg_hba.conf"),
    ("postgresql-15", "usr/share/postgresql/15/pg_ident.conf.sample", "etc/postgresql/15/main/pg_ident.conf"),
    ("ppp", "usr/share/ppp/provider.peer", "etc/ppp/peers/provider"),
    ("ppp", "usr/share/ppp/provider.chatscript", "etc/chatscripts/provider"), ("ppp", "usr/share/ppp/*-secrets", "etc/ppp/"),
    ("privoxy", "usr/share/privoxy/config", "etc/privoxy/config"),
    ("proftpd-core", "usr/share/proftpd/templates/*.conf", "etc/proftpd/"),
    ("rabbitmq-server", "usr/share/rabbitmq/rabbitmq-env.conf", "etc/rabbitmq/rabbitmq-env.conf"),
    ("readline-common", "usr/share/readline/inputrc", "etc/inputrc"),
    ("samba-common", "usr/share/samba/smb.conf", "etc/samba/smb.conf"),
    ("tomcat10", "usr/share/tomcat10/etc/*", "etc/tomcat10/"), ("ufw", "usr/share/ufw/ufw.conf", "etc/ufw/ufw.conf"),
    ("ufw", "usr/share/ufw/iptables/*.rules", "etc/ufw/"),
    ("unattended-upgrades", "usr/share/unattended-upgrades/50unattended-upgrades",
     "etc/apt/apt.conf.d/50unattended-upgrades"),
    ("unattended-upgrades", "usr/share/unattended-upgrades/20auto-upgrades", "etc/apt/apt.conf.d/20auto-upgrades"),
    ("zabbix-agent", "usr/share/zabbix-agent/zabbix_agentd.conf", "etc/zabbix/zabbix_agentd.conf"),
]
DOWNLOADED_AT_ONCE = 20


def manifest(name):
    """The rows of a table with a head."""
    with open(name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def lay_out(folder, rows):
    """Downloads what is missing, and takes the files of the manifest out of the packages."""
    tree, debs = os.path.join(folder, "tree"), os.path.join(folder, "debs")
    os.makedirs(debs, exist_ok=True)
    missing = [row for row in rows if not os.path.exists(tree + row["path"])]
    wanted = {}
    for row in missing:
        wanted.setdefault(row["package"], set()).add(row["path"].lstrip("/"))
    download(debs, wanted, {row["package"]: row.get("version") for row in missing})
    there = [(package, deb) for package, deb in sorted(downloaded(debs).items()) if package in wanted]
    for number, (package, deb) in enumerate(there):
        if number % DOWNLOADED_AT_ONCE == 0:
            print(f"etc: laying out {len(there)} packages, from {package}", file=sys.stderr, flush=True)
        unpack(deb, package, wanted[package], tree)
    lost = sorted(set(wanted) - {package for package, _ in there})
    if lost:
        print(f"etc: not downloaded (apt-get update may help): {' '.join(lost)}", file=sys.stderr, flush=True)


def downloaded(debs):
    return {name.split("_")[0]: os.path.join(debs, name) for name in os.listdir(debs) if name.endswith(".deb")}


def download(debs, packages, versions):
    """The version that the manifest names where there still is one, else that of today."""
    exact = [f"{name}={versions[name]}" if versions.get(name) else name for name in sorted(packages)]
    for names in (exact, sorted(packages)):
        missing = [name for name in names if name.split("=")[0] not in downloaded(debs)]
        for start in range(0, len(missing), DOWNLOADED_AT_ONCE):
            some = missing[start:start + DOWNLOADED_AT_ONCE]
            print(f"etc: downloading {start + len(some)} of {len(missing)} packages", file=sys.stderr, flush=True)
            if not apt_download(debs, some) and len(some) > 1:
                # One name that is not known keeps apt from all others.
                for name in some:
                    apt_download(debs, [name])


def apt_download(debs, names):
    try:
        return subprocess.run(["apt-get", "download", "-qq", *names], cwd=debs, capture_output=True).returncode == 0
    except OSError:
        return False


def unpack(deb, package, wanted, tree):
    with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", deb], stdout=subprocess.PIPE) as process:
        with tarfile.open(fileobj=process.stdout, mode="r|") as archive:
            for member in archive:
                if not member.isfile():
                    continue
                for path in places(package, member.name.removeprefix("./")):
                    if path in wanted:
                        target = os.path.join(tree, path)
                        os.makedirs(os.path.dirname(target), exist_ok=True)
                        with open(target, "wb") as file:
                            file.write(archive.extractfile(member).read())
                        break


def places(package, name):
    """Where a packaged file is looked at."""
    yield name
    yield name.removesuffix(".gz")
    for owner, source, target in COPIED:
        if owner == package and name.count("/") == source.count("/") and fnmatch.fnmatchcase(name, source):
            yield target + os.path.basename(name) if target.endswith("/") else target


def present(folder, rows):
    """The files that are there and are those that the manifest means, and those that are not."""
    files, missing = [], []
    for row in rows:
        full = os.path.join(folder, "tree") + row["path"]
        try:
            with open(full, "rb") as file:
                data = file.read()
        except OSError:
            missing.append(row)
            continue
        if row.get("sha256") and hashlib.sha256(data).hexdigest() != row["sha256"]:
            missing.append(row)
        else:
            files.append((row, full, data))
    return files, missing
