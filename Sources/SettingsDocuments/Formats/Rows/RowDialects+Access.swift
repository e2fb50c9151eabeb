/// Tables of what may be done: PAM, sudoers, PostgreSQL's and NFS's lists.
extension RowDialect {
  private static let pamModule: [RowColumn] = [
    RowColumn(name: "control", kind: .brackets), "module", .rest("arguments", isRequired: false),
  ]

  /// A table with semicolons between its columns.
  private static func semicolons(_ name: String, _ summary: String, _ names: [String], _ columns: [RowColumn])
    -> RowDialect
  {
    RowDialect(
      name: name, summary: summary, names: names, trailingComment: .anywhere, continuation: .backslash,
      separator: UInt8(ascii: ";"), shapes: [RowShape(columns)])
  }

  static let accessTables: [RowDialect] = [
    // pam.d(5)
    RowDialect(
      name: "pam", summary: "how services authenticate, /etc/pam.d", names: ["etc/pam.d/*", "lib/pam.d/*"],
      trailingComment: .anywhere, continuation: .backslash,
      shapes: [
        RowShape(["include"], keyword: "@include"), RowShape([.word("type", .characters("-"))] + pamModule),
      ], includes: ["include"]),
    RowDialect(
      name: "pam-conf", summary: "how services authenticate, /etc/pam.conf",
      names: ["etc/pam.conf", "examples/pam.conf"],
      trailingComment: .anywhere, continuation: .backslash,
      shapes: [RowShape(["service", .word("type", .characters("-"))] + pamModule)]),
    // limits.conf(5)
    RowDialect(
      name: "limits", summary: "limits of users, limits.conf", names: ["security/limits.conf", "limits.d/*.conf"],
      trailingComment: .anywhere,
      shapes: [RowShape(["domain", .word("type", .characters("-")), .optional("item"), .optional("value")])]),
    // access.conf(5)
    RowDialect(
      name: "access", summary: "who may log in from where, access.conf",
      names: ["security/access.conf", "security/access.d/*.conf"], separator: UInt8(ascii: ":"),
      shapes: [RowShape([.word("permission", .characters("+-")), "users", .rest("origins")])]),
    semicolons(
      "group-conf", "groups given by services, group.conf", ["security/group.conf"],
      ["services", "ttys", "users", "times", "groups"]),
    semicolons(
      "time-conf", "when services may be used, time.conf", ["security/time.conf"],
      ["services", "ttys", "users", "times"]),
    // namespace.conf(5)
    RowDialect(
      name: "namespace", summary: "folders of one's own, namespace.conf",
      names: ["security/namespace.conf", "namespace.d/*.conf"], trailingComment: .anywhere,
      shapes: [RowShape(["directory", "instance_prefix", "method", .optional("users")])]),
    // pam_env.conf(5)
    RowDialect(
      name: "pam-env", summary: "variables of sessions, pam_env.conf",
      names: ["security/pam_env.conf", ".pam_environment"], trailingComment: .anywhere, continuation: .backslash,
      shapes: [RowShape(["variable", .rest("settings", isRequired: false)])]),
    list("sepermit", "who may log in, sepermit.conf", ["security/sepermit.conf"], .anywhere),
    // sudoers(5)
    RowDialect(
      name: "sudoers", summary: "who may run what as whom, sudoers", names: ["etc/sudoers", "sudoers.d/*"],
      layout: .groups(["defaults", "aliases", "rules", "includes"]),
      wordsThatAreNoComments: ["#include", "#includedir"], trailingComment: .unlessNumber, continuation: .backslash,
      quoting: .kept,
      shapes: [
        RowShape(["include"], keyword: "@include", group: "includes"),
        RowShape(["include"], keyword: "#include", group: "includes"),
        RowShape(["includedir"], keyword: "@includedir", group: "includes"),
        RowShape(["includedir"], keyword: "#includedir", group: "includes"),
        RowShape(
          [.word("scope", .prefix("Defaults")), .rest("settings", .beginningOther(":@>"))], group: "defaults"),
        RowShape(
          [
            .word("type", .words(["User_Alias", "Runas_Alias", "Host_Alias", "Cmnd_Alias", "Cmd_Alias"])),
            RowColumn(name: "name", kind: .until(UInt8(ascii: "="))), .rest("members", .rule(.sudoersDefinition)),
          ], group: "aliases"),
        RowShape(
          [
            RowColumn(name: "users", kind: .list),
            RowColumn(name: "hosts", kind: .until(UInt8(ascii: "="))), .rest("commands", .rule(.sudoersDefinition)),
          ], group: "rules"),
      ], includes: ["include", "includedir"]),
    // pg_hba.conf and pg_ident.conf: PostgreSQL documentation, "Client Authentication"
    RowDialect(
      name: "pg-hba", summary: "who may connect to PostgreSQL, pg_hba.conf", names: ["pg_hba.conf", "pool_hba.conf"],
      trailingComment: .anywhere, continuation: .backslash, quoting: .kept,
      shapes: [
        RowShape(["include"], keyword: "include"), RowShape(["include_if_exists"], keyword: "include_if_exists"),
        RowShape(["include_dir"], keyword: "include_dir"),
        RowShape(
          [.word("type", .words(["local"]))] + pgUsers + [
            .word("method", .characters("-")), .rest("options", isRequired: false),
          ]),
        RowShape(
          [.word("type", .words(["host", "hostssl", "hostnossl", "hostgssenc", "hostnogssenc"]))] + pgUsers + [
            "address", .ifLike("mask", .holding(".:")), .word("method", .characters("-")),
            .rest("options", isRequired: false),
          ]),
      ], includes: ["include", "include_if_exists", "include_dir"]),
    RowDialect(
      name: "pg-ident", summary: "users of the system as those of PostgreSQL, pg_ident.conf", names: ["pg_ident.conf"],
      trailingComment: .anywhere, continuation: .backslash, quoting: .kept,
      shapes: [
        RowShape(["include"], keyword: "include"), RowShape(["include_if_exists"], keyword: "include_if_exists"),
        RowShape(["include_dir"], keyword: "include_dir"), RowShape(["map", "system_user", "database_user"]),
      ], includes: ["include", "include_if_exists", "include_dir"]),
    // exports(5)
    RowDialect(
      name: "exports", summary: "what NFS shares, /etc/exports", names: ["etc/exports", "exports.d/*.exports"],
      trailingComment: .afterBlank, continuation: .backslash, quoting: .doubleOrOctal,
      shapes: [RowShape(["path", .rest("clients", isRequired: false)])]),
    // hosts_access(5)
    RowDialect(
      name: "hosts-access", summary: "who may connect, hosts.allow and hosts.deny",
      names: ["etc/hosts.allow", "etc/hosts.deny"], continuation: .backslash, separator: UInt8(ascii: ":"),
      shapes: [RowShape(["daemons", "clients", .rest("options", isRequired: false)])]),
    // auditctl(8)
    list(
      "audit-rules", "what is audited, audit.rules",
      ["audit/*.rules", "audit/rules.d/*.rules", "auditd/examples/rules/*.rules"]),
  ]

  private static let pgUsers: [RowColumn] = [
    RowColumn(name: "database", kind: .list), RowColumn(name: "user", kind: .list),
  ]
}
