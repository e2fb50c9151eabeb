/// Dialects of commands, of which one sets variables.
extension INIDialect {
  static let ofCommands: [INIDialect] = [mutt, nano, lftp, screen, readline]

  /// muttrc(5): commands, of which `set` gives variables.
  static let mutt = INIDialect(
    name: "mutt", summary: "muttrc",
    names: [
      "Muttrc", "Muttrc.d/*.rc", "*muttrc", ".mutt/muttrc", "mutt/examples/*.rc", "neomutt/examples/*.rc", "neomuttrc",
      ".neomuttrc", "neomuttrc.d/*.rc",
    ],
    comments: hash, trailingComments: hash, sections: .none, separators: .blanks, quoting: .double,
    continuation: .backslash, joint: .nothing, keys: .words("$:-"), allowsKeysAlone: true, areKeysAloneTrue: true,
    repeatsAreLists: true, includes: ["source"], separator: "=", booleans: ("no", "yes"),
    booleanWords: [("no", "yes")], prefix: "set", needsPrefix: true, prefixedValuesAreWords: true)

  /// nanorc(5).
  static let nano = INIDialect(
    name: "nano", summary: "nanorc",
    names: ["nanorc", ".nanorc", "nano/*.nanorc", "*.nanorc"],
    comments: hash, sections: .none, separators: .words, keys: .words("-"), allowsKeysAlone: true,
    areKeysAloneTrue: true, repeatsAreLists: true, includes: ["include"], separator: " ", prefix: "set",
    needsPrefix: true)

  /// lftp.conf(5): commands, of which `set` gives variables.
  static let lftp = INIDialect(
    name: "lftp", summary: "lftp.conf",
    names: ["lftp.conf", ".lftprc", "lftp/rc"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, quoting: .verbatim("\""),
    keys: .words(":/*.|-"), repeatsAreLists: true, separator: " ", booleans: ("no", "yes"), booleanWords: yesOrNo,
    prefix: "set", needsPrefix: true)

  /// screen(1): commands.
  static let screen = INIDialect(
    name: "screen", summary: "screenrc",
    names: ["*screenrc"],
    comments: hash, trailingComments: hash, sections: .none, separators: .words, keys: .words(""),
    allowsKeysAlone: true, repeatsAreLists: true, includes: ["source"], separator: " ", booleans: ("off", "on"),
    booleanWords: [("off", "on")])

  /// readline(3): variables and keys; `$if … $endif` are blocks.
  static let readline = INIDialect(
    name: "inputrc", summary: "inputrc",
    names: ["inputrc", ".inputrc"],
    comments: hash, sections: .closed([ClosedBlock(opening: "$if", closing: "$endif", alternative: "$else")]),
    separators: .any,
    keys: .quoted("$-:"), repeatsAreLists: true, directives: ["$include"], includes: ["$include"], separator: " ",
    booleans: ("off", "on"), booleanWords: [("off", "on")], prefix: "set", needsPrefix: true)
}
