import Testing

@testable import SettingsDocuments

/// What looks like a format and is none, or another: nothing of it may be read as settings.
@Suite struct FormatRefusalTests {
  private func reason(_ name: String, _ content: String) -> String? {
    if case .refused(let refusal) = FormatDetection(name: name, content: Array(content.utf8)) {
      refusal.reason
    } else {
      nil
    }
  }

  private func isUnknown(_ content: String) -> Bool {
    FormatDetection(name: "/etc/some/main.conf", content: Array(content.utf8)) == .unknown
  }

  @Test(arguments: [
    ("/etc/init.d/lamp", "a shell script"), ("/etc/cron.daily/lamp", "a shell script"), ("run.sh", "a shell script"),
    ("/etc/apparmor.d/usr.bin.lamp", "an AppArmor profile"), ("setup.pl", "a Perl program"), ("x.lua", "a Lua program"),
    ("/etc/logcheck/ignore.d.server/lamp", "a list of regular expressions"), ("/etc/lamp/README", "words for people"),
    ("/etc/sysctl.d/README.sysctl", "words for people"), ("/etc/default/README", "words for people"),
    ("lamp.sql", "SQL"), ("lamp.pem", "a certificate"), ("lamp.conf.tmpl", "a template"),
    ("/etc/bind/db.local", "a zone file"), ("/etc/nftables.conf", "rules of nftables"),
    ("/etc/kamailio/kamailio.cfg", "a script of Kamailio"), ("/boot/grub/grub.cfg", "a script of GRUB"),
    ("/etc/monit/conf.d/lamp", "in Monit's own language"), ("/root/.procmailrc", "rules of procmail"),
  ])
  func namesTellWhatIsNoSettingsFile(path: String, words: String) {
    #expect(reason(path, "a = 1\n") == words)
    #expect(Format.detect(name: path) == nil)
  }

  /// Comments alone are of any format.
  @Test func aNameOfManyFormatsNeedsASettingToTell() {
    #expect(reason("/etc/lamp/lamp.cfg", "# KEY value\n") == "its name says ini, and nothing in it is a setting")
    #expect(FormatDetection(name: "/etc/lamp/lamp.cfg", content: []) == .known(.ini))
    #expect(FormatDetection(name: "/etc/lamp/lamp.ini", content: Array("; x\n".utf8)) == .known(.ini))
  }

  @Test(arguments: [
    ("#!/bin/sh\nX=1\n", "a shell script"), ("#! /usr/bin/perl -w\n$x = 1;\n", "a Perl program"),
    ("#!/usr/bin/env -S python3.11 -B\nx = 1\n", "a Python program"), ("#!/usr/sbin/nft -f\n", "rules of nftables"),
    ("#!/opt/own/thing\n", "a script"), ("NAME=x\nif [ -n \"$NAME\" ]; then\n  A=1\nfi\n", "a shell script"),
    ("-----BEGIN CERTIFICATE-----\nMIIB\n", "a certificate"), ("-----BEGIN PRIVATE KEY-----\nMIIB\n", "a key"),
    ("# tree\ndn: dc=example\nobjectClass: top\n", "LDIF"), ("-- t\nCREATE TABLE a (b int);\n", "SQL"),
    ("^lamp: on$\n^lamp: off$\n", "a list of regular expressions"),
    ("$TTL 3600\n@ IN SOA a b 1 2 3 4 5\n", "a zone file"),
    ("<?php\n$a = 1;\n", "a PHP program"), ("a = 1\n{% if b %}\n", "a template"), ("a\0b", "no text"),
    ("MAILDIR=$HOME/Mail\n:0\n* ^Subject: x\nlists\n", "rules of procmail"),
  ])
  func contentsTellWhatIsNoSettingsFile(content: String, words: String) {
    #expect(reason("/etc/some/thing", content) == words)
  }

  @Test func aFirstLineOverrulesWhatTheNameSays() {
    #expect(reason("lamp.service", "#!/bin/sh\nexit 0\n") == "a shell script")
    #expect(reason("lamp.ini", "#!/usr/bin/perl\n") == "a Perl program")
    #expect(Format.detect(name: "/etc/default/lamp", content: Array("#!/bin/sh\nA=1\n".utf8))?.name == "env")
  }

  @Test func programsInsideOfSettingsAreNone() {
    let action = "[Definition]\nactionstart = if [ -e x ]; then\n    echo y\n  fi\nname = a\n"
    #expect(Format.detect(name: "/etc/some/action.conf", content: Array(action.utf8)) == .ini)
  }

  // MARK: - Texts that another format reads by accident

  @Test(arguments: [
    // A key file of GLib, whose quotes are part of the value; all commented out, or not.
    "[General]\n#Name = \"x\"\n[Policy]\n#AutoEnable=true\n", "[General]\nName=\"MyBox\"\nCount=3\n",
    // Variables of shells.
    "NAME=\"x\"\nHOME=\"/srv\"\n", "a = 1\nb = true\n",
  ])
  func noTOMLWithoutWhatOnlyTOMLHas(text: String) {
    #expect(FormatDetection(name: "/etc/lamp/main.conf", content: Array(text.utf8)).format != .toml)
  }

  @Test(arguments: [
    // Stanzas, of which a mapping would keep the last of each.
    "Config: one\nTemplates: two\n\nName: one\nDriver: File\n\nName: two\nDriver: Pipe\n",
    // Words for people, and settings of others' own formats.
    "Note: this is a text\nAuthor: somebody\n", "server:\n  interface: 127.0.0.1\n  interface: ::1\n",
    "server:\n  port: 53\n", "^name: x$\n- a\n",
  ])
  func noYAMLWithoutWhatOnlyYAMLHas(text: String) {
    #expect(isUnknown(text) || reason("/etc/some/main.conf", text) != nil)
  }

  @Test(arguments: [
    // A comment behind the value, which some programs strip.
    "[unix]\nfile = /run/x.sock   ; the path\n", "[req]\nkey = x.pem # The private key\n",
    // Blocks in braces.
    "[realms]\n  EXAMPLE.ORG = {\n    kdc = a\n  }\n", "[defaults]\n  types = {\n\tfeatures = x\n  }\n",
    // A setting that comes several times.
    "[Unit]\nWants=a\nWants=b\n", "[a]\nif ($x) { y = 1\n", "[a]\none\ntwo\nthree = 1\n", "[ req ]\nbits = 1\n",
    "[a]\nb = c\n  d = e\n", "[a]\n[[b]]\nc = d e\n", "[a]\nthis is a sentence = 1\n", "[a]\n",
  ])
  func noINIWhereSomethingSpeaksAgainstIt(text: String) {
    #expect(isUnknown(text))
  }

  @Test(arguments: [
    ("lamp.cfg", "global\n  daemon\ndefaults\n  mode http\n", "its name says ini, and global is in no section"),
    ("lamp.cfg", "define host{\n  use x\n}\n", "its name says ini, and define host{ is in no section"),
    ("lamp.ini", "[a]\nfile = x ; y\n", "its name says ini, and line 2 may end in a comment"),
    (
      "lamp.ini", "[a]\nb = 1\nb = 2\n",
      "its name says ini, and line 3 repeats a setting, of which it cannot be told whether all count"
    ),
    ("lamp.ini", "if (a) {\n", "its name says ini, and line 1 is no setting of it"),
    ("lamp.cnf", "[req]\nbits = 1\n", "its name says mysql, and no setting is of it"),
    ("lamp.cnf", "[ client ]\ndir = .\n", "its name says mysql, and a header has blanks between bracket and name"),
    ("/etc/lamp/redis.conf", "read_servers = \"a\";\n", "its name says redis, and no setting is of it"),
  ])
  func aNameThatSeveralFormatsShareLeavesItToTheContent(name: String, content: String, words: String) {
    #expect(reason(name, content) == words)
  }

  @Test(arguments: [
    ("lamp.ini", "a = 1\n[b]\nc = \"d\"\n", "ini"), ("lamp.cfg", "[b]\nc: d\n", "ini"),
    ("lamp.ini", "; a = 1\n", "ini"),
    ("lamp.cnf", "[client]\nport = 1\n", "mysql"), ("/home/me/redis.conf", "port 6379\n", "redis"),
    ("/etc/redis/own.conf", "own-word 1\n", "redis"), ("lamp.ini", "[a]\nb = {\"c\": 1}\n", "ini"),
  ])
  func aNameThatSeveralFormatsShareCountsWhereNothingSpeaksAgainstIt(name: String, content: String, format: String) {
    #expect(Format.detect(name: name, content: Array(content.utf8))?.name == format)
  }
}
