/// What tells kinds of texts apart.
extension ContentSigns {
  /// The programs that first lines name, by the beginning of their names.
  static let interpreters: [(names: [String], reason: String)] = [
    (["sh", "bash", "dash", "ash", "ksh", "mksh", "zsh", "fish", "csh", "tcsh", "openrc-run"], "a shell script"),
    (["perl"], "a Perl program"), (["python"], "a Python program"), (["ruby"], "a Ruby program"),
    (["lua"], "a Lua program"), (["php"], "a PHP program"), (["node", "gjs"], "a JavaScript program"),
    (["tclsh", "wish", "expect"], "a Tcl program"), (["awk", "gawk", "mawk"], "an Awk program"),
    (["sed"], "a script of sed"), (["make"], "a makefile"), (["nft"], "rules of nftables"),
    (["pulseaudio"], "commands of PulseAudio"), (["gdb"], "commands of gdb"), (["escript"], "an Erlang program"),
    (["guile"], "a Scheme program"), (["swift"], "a Swift program"),
  ]

  /// What texts begin with that are no settings.
  static let starts: [(bytes: String, reason: String)] = [
    ("-----BEGIN CERTIFICATE", "a certificate"), ("-----BEGIN ", "a key"), ("<?php", "a PHP program"),
    ("<!DOCTYPE html", "a web page"), ("<!doctype html", "a web page"), ("<html", "a web page"), ("<%", "a template"),
  ]

  /// A line that no settings file has.
  struct Sign {
    let start: String
    /// What the line ends with besides.
    var end = ""
    let reason: String

    init(_ start: String, end: String = "", _ reason: String) {
      (self.start, self.end, self.reason) = (start, end, reason)
    }

    func fits(_ line: ArraySlice<UInt8>) -> Bool {
      line.starts(with: start.utf8) && line.count >= start.utf8.count + end.utf8.count
        && line.suffix(end.utf8.count).elementsEqual(end.utf8)
    }
  }

  static let signs: [Sign] = [
    Sign("{% ", "a template"), Sign("{%- ", "a template"), Sign("{{#", "a template"), Sign("<% ", "a template"),
    Sign("dn: ", "LDIF"), Sign("dn:: ", "LDIF"),
    Sign("CREATE ", "SQL"), Sign("DROP TABLE ", "SQL"), Sign("SELECT ", "SQL"),
    Sign("INSERT INTO ", "SQL"), Sign("ALTER TABLE ", "SQL"), Sign("GRANT ", "SQL"),
    Sign("$TTL ", "a zone file"), Sign("$ORIGIN ", "a zone file"), Sign(":0", "rules of procmail"),
    Sign("flush ruleset", "rules of nftables"), Sign("table inet ", end: "{", "rules of nftables"),
    Sign("*filter", "rules of iptables"), Sign("*nat", "rules of iptables"),
    Sign("abi <abi/", end: ",", "an AppArmor profile"), Sign("include <tunables/", end: ">", "an AppArmor profile"),
    Sign("use strict;", "a Perl program"), Sign("use warnings;", "a Perl program"),
    Sign("vcl 4.", end: ";", "Varnish's language"), Sign("request_route", end: "{", "a script of Kamailio"),
    Sign("route{", "a script of Kamailio"), Sign("menuentry ", end: "{", "a script of GRUB"),
    Sign("insmod ", "a script of GRUB"), Sign("objectclass (", "an LDAP schema"),
    Sign("attributetype (", "an LDAP schema"),
    Sign("module.exports", "a JavaScript program"), Sign("local function ", "a Lua program"),
  ]

  /// What opens a block of a shell's at the end of a line, and what closes one on a line of its own.
  static let shellOpenings = ["; then", ";then", "; do", " in"]
  static let shellEnds = ["fi", "done", "esac"]
}
