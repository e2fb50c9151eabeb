import SettingsDocuments
import SettingsSchema

/// The JSON Schema of pages, so that they are edited and checked as all other files are.
///
/// ```swift
/// let document = try Document(parsing: page, as: .toml)
/// print(ProgramPageSchema.compiled.validate(document).isEmpty)
/// ```
public enum ProgramPageSchema {
  /// What it is known by.
  public static let uri = "urn:settings-programs:page"

  /// Finds the schema by its URI.
  public static let resolver = SchemaResolver { $0 == uri ? document : nil }

  /// The schema, ready to check pages.
  public static var compiled: CompiledSchema {
    guard let schema = try? CompiledSchema(document, uri: uri) else {
      preconditionFailure("the schema of pages is one")
    }
    return schema
  }

  private static var document: Document {
    guard let document = try? Document(parsing: Array(text.utf8), as: .json) else {
      preconditionFailure("the schema of pages is JSON")
    }
    return document
  }

  private static var formats: String {
    FormatCatalogue.shared.listings.map { "\"\($0.name)\"" }.joined(separator: ", ")
  }

  private static var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Page of a program",
      "$comment": "by the place of the file",
      "description": "What is known of a program whose settings are in files, and how it is asked for more.",
      "type": "object",
      "additionalProperties": false,
      "required": ["title"],
      "properties": {
        "title": {"type": "string", "minLength": 1, "description": "What people call the program."},
        "packages": {"$ref": "#/$defs/texts", "description": "The Debian packages that have it, any one of them."},
        "program": {"type": "string", "format": "path", "pattern": "^/",
          "patternErrorMessage": "a program is named by its whole path",
          "description": "The program itself: what it knows changes with this file."},
        "files": {"type": "array", "description": "Its files.",
          "items": {"type": "object", "additionalProperties": false, "required": ["path"], "properties": {
            "path": {"type": "string", "pattern": "^(/|~/|[*][*]/)",
              "patternErrorMessage": "a file is named by its whole path, or begins with ~/ or **/",
              "description": "A path, in which * is any text without a slash."},
            "format": {"enum": [\(formats)], "description": "Its format, where the name does not tell."},
            "anywhere": {"type": "boolean", "default": false,
              "description": "Whether a file of this name is known in any folder; no other file of the program goes with it there."},
            "part": {"type": "string", "examples": ["http"],
              "description": "The part that it is included in, whose settings it holds."}}}},
        "names": {"type": "object", "additionalProperties": false,
          "description": "How the program compares the names of settings.", "properties": {
            "ignoreCase": {"type": "boolean", "default": false, "description": "Whether capitals do not matter."},
            "interchangeable": {"type": "string", "description": "Characters that are one and the same, such as -_."},
            "prefixes": {"$ref": "#/$defs/texts", "description": "What may come before any name, such as loose_."},
            "others": {"$ref": "#/$defs/texts", "description": "Further names, as patterns with *."},
            "open": {"type": "boolean", "default": false,
              "description": "Whether any name may be, so that an unknown one is no problem."},
            "own": {"type": "boolean", "default": false,
              "description": "Whether users give names of their own, so that one nearly as a known one is set all the same."}}},
        "blocks": {"$ref": "#/$defs/texts", "examples": [["Match *"]],
          "description": "Parts of its files that have a name and hold the same settings, as patterns with *."},
        "parts": {"type": "object",
          "description": "Blocks that hold settings of their own, and texts made of such, by the names that sources and settings call them.",
          "additionalProperties": {"type": "object", "additionalProperties": false, "properties": {
            "keys": {"$ref": "#/$defs/texts", "examples": [["location *"]],
              "description": "The keys of such blocks, as patterns with *; [] for the elements of a list."},
            "in": {"$ref": "#/$defs/texts",
              "description": "The parts that it may stand in: an empty name is the file itself, * is every part."},
            "when": {"type": "object", "additionalProperties": {"$ref": "#/$defs/texts"},
              "examples": [{"type": ["ext4"]}],
              "description": "What the settings beside it must be, as patterns with *."},
            "schedule": {"type": "boolean", "default": false,
              "description": "Whether it tells when something runs, in the columns of a crontab."},
            "words": {"type": "object", "additionalProperties": false,
              "description": "How the text of a setting is made of words that are settings of their own.", "properties": {
                "pattern": {"type": "string",
                  "description": "Finds a word: its name is the first group that takes part, its value the group behind it."},
                "kind": {"type": "string", "examples": ["mount option"], "description": "What such a word is called."},
                "names": {"$ref": "#/$defs/meanings", "description": "The words of which there is no more to say."},
                "others": {"$ref": "#/$defs/texts", "description": "Further words, as patterns with *."},
                "closed": {"type": "boolean", "default": false, "description": "Whether there are no others."},
                "ignoreCase": {"type": "boolean", "default": false, "description": "Whether capitals do not matter."}}}}}},
        "repeats": {"type": "boolean", "default": false,
          "description": "Whether any setting may be there more than once."},
        "placeholders": {"type": "string",
          "description": "What may stand in the place of any value, such as a variable, as a regular expression."},
        "otherwise": {"enum": ["text", "number", "flag", "path", "duration", "size"],
          "description": "What settings are of which nothing tells more, where the program has all of those so."},
        "sameSections": {"type": "object", "additionalProperties": {"$ref": "#/$defs/texts"},
          "description": "By the name of a section, patterns of others that hold the same settings."},
        "otherSections": {"$ref": "#/$defs/texts",
          "description": "Sections of which nothing is known, as patterns with *."},
        "looseValues": {"type": "boolean", "default": false,
          "description": "Whether values that are listed may be written otherwise too."},
        "layers": {"description": "Which of several files counts.",
          "anyOf": [{"enum": ["first", "last", "file"]}, {"type": "object", "additionalProperties": false, "properties": {
            "wins": {"enum": ["first", "last"], "default": "last", "description": "Which of two values holds."},
            "read": {"type": "array", "items": {"$ref": "#/$defs/texts"},
              "description": "The files that are read, a group after the other."},
            "lists": {"$ref": "#/$defs/texts", "description": "Settings that collect what all files say."},
            "emptyResets": {"type": "boolean", "default": false,
              "description": "Whether an empty value takes back what a list collected."},
            "includes": {"$ref": "#/$defs/texts", "description": "Settings that include files."},
            "conditionalIncludes": {"$ref": "#/$defs/texts",
              "description": "Settings that include files on a condition, which are not read."},
            "includesSeveral": {"type": "boolean", "default": false,
              "description": "Whether an inclusion names several files."},
            "includesFromMain": {"type": "boolean", "default": false,
              "description": "Whether these are named from the folder of the main file."},
            "includesBefore": {"$ref": "#/$defs/texts",
              "description": "Settings that include files which are read before all else, with those of the same name and .local."},
            "includesAfter": {"$ref": "#/$defs/texts", "description": "The same for files that are read behind all else."},
            "includesInPlace": {"type": "boolean", "default": false,
              "description": "Whether what is included is of the section or block that includes it."},
            "only": {"$ref": "#/$defs/texts",
              "description": "The whole names of settings of which one value counts; nothing is said of others."},
            "never": {"$ref": "#/$defs/texts", "description": "The whole names of settings of which nothing is said."},
            "conditionalBlocks": {"$ref": "#/$defs/texts",
              "description": "Blocks that may hold or not; nothing is said of what is set in one of them too."},
            "headings": {"type": "boolean", "default": false,
              "description": "Whether sections are headings and no more, but for those with an equals sign."},
            "oneSection": {"$ref": "#/$defs/texts", "description": "Sections that the program reads as one."},
            "dropIns": {"$ref": "#/$defs/texts", "examples": [["/etc/sysctl.d/99-local.conf"]],
              "description": "Where a setting is written by custom so that it counts, the usual place first."},
            "writtenBy": {"type": "object", "additionalProperties": {"type": "string"},
              "description": "By the pattern of files that are not to be edited, the program that writes them."}}}]},
        "sources": {"type": "array", "description": "Where its settings are listed.",
          "items": {"type": "object", "additionalProperties": false, "properties": {
            "section": {"type": "string", "description": "The section that the settings belong to."},
            "manual": {"type": "string", "pattern": "^.+\\\\([^()]+\\\\)$", "examples": ["sshd_config(5)"],
              "patternErrorMessage": "a page of the manual is written as name(5)",
              "description": "A page of the manual that describes them."},
            "sections": {"$ref": "#/$defs/texts", "description": "The sections of the manual or the answer that list them; all."},
            "terms": {"enum": ["names", "name type", "name: type", "name (type)", "titles"], "default": "names",
              "description": "How the manual writes what it explains: names alone, or with what their values are."},
            "command": {"$ref": "#/$defs/texts", "description": "A command that prints them: the program and its words."},
            "file": {"type": "string", "description": "A file that lists them."},
            "folder": {"type": "string", "description": "A folder whose files are the settings."},
            "paths": {"type": "string",
              "description": "A pattern of paths: what its last star is in those that are there are the settings."},
            "valuesOf": {"type": "string", "description": "The setting whose values it lists, in place of settings."},
            "reader": {"type": "string", "description": "How the answer is read.",
              "examples": ["name value", "name = value", "names", "columns", "options", "commented file",
                "commented values"]},
            "columns": {"$ref": "#/$defs/texts", "description": "What each column of the answer holds."},
            "withoutDefaults": {"$ref": "#/$defs/texts", "description": "Types whose defaults it tells wrongly."},
            "partial": {"type": "boolean", "default": false, "description": "Whether it lists only some of them."},
            "onlyDescribes": {"type": "boolean", "default": false,
              "description": "Whether it says more of settings that others list, and lists none."}}}},
        "ignoreCaseOfValues": {"type": "boolean", "default": false,
          "description": "Whether capitals do not matter in values that are listed."},
        "typesOf": {"type": "string", "description": "A page that is built in, whose types are meant here too."},
        "types": {"$ref": "#/$defs/settings", "description": "What the names of types mean that the sources give."},
        "settings": {"$ref": "#/$defs/settings",
          "description": "What no source tells, by the setting's name, in quotes with its section before a dot; * is any."},
        "check": {"type": "object", "additionalProperties": false, "required": ["command"],
          "description": "How the program checks a file before it is saved.", "properties": {
            "command": {"$ref": "#/$defs/texts", "description": "The command, in which {file} is the candidate."},
            "complaints": {"$ref": "#/$defs/texts",
              "description": "How it writes what it says, with {file}, {line}, {column}, {name}, {text} and {any}."},
            "accepting": {"$ref": "#/$defs/texts", "description": "Words that say that it takes the file."},
            "unable": {"$ref": "#/$defs/texts", "description": "Words that say that it could not check at all."},
            "folders": {"$ref": "#/$defs/texts", "description": "Folders that it must find in the empty /run."},
            "byWords": {"type": "boolean", "default": false,
              "description": "Whether its words tell of a mistake, and not its exit status."},
            "wholeTree": {"type": "boolean", "default": false,
              "description": "Whether it reads other files beside the candidate."},
            "asOwner": {"type": "boolean", "default": false,
              "description": "Whether the check is run as the file's owner where root asks."},
            "mayRunContent": {"type": "boolean", "default": false,
              "description": "Whether the check may run what the file says."}}},
        "effect": {"type": "object", "additionalProperties": false,
          "description": "What it takes until a change holds.", "properties": {
            "need": {"enum": ["nothing", "reload", "restart"], "default": "nothing",
              "description": "What a change of any setting needs that is not listed below."},
            "of": {"type": "string", "examples": ["{unit}"],
              "description": "What is reloaded or restarted; the page's name."},
            "units": {"$ref": "#/$defs/texts", "examples": [["nginx"]],
              "description": "The units of systemd that are reloaded or restarted, and run when all is well."},
            "before": {"$ref": "#/$defs/texts", "examples": [["systemctl daemon-reload"]],
              "description": "What is run before that."},
            "commands": {"$ref": "#/$defs/texts",
              "description": "What is run in place of reloading or restarting the units, in this order."},
            "clear": {"type": "object", "additionalProperties": false, "required": ["unless", "commands"],
              "description": "What takes away what is in force, for files that may add to it.", "properties": {
                "unless": {"$ref": "#/$defs/texts", "examples": [["flush ruleset"]],
                  "description": "What a line begins with that does so in the file itself."},
                "commands": {"$ref": "#/$defs/texts", "description": "What is run first where none does."},
                "note": {"type": "string", "description": "Says that it is run, as a sentence."}}},
            "each": {"type": "array", "items": {"type": "object", "additionalProperties": false,
              "description": "What is run for each setting that was changed, in place of that; {name} and {value} are the setting's.",
              "properties": {
                "when": {"type": "object", "additionalProperties": {"$ref": "#/$defs/texts"},
                  "examples": [{"type": ["swap"]}],
                  "description": "What settings beside it must be, as patterns with *; the first that fits is meant."},
                "note": {"type": "string", "description": "What there is to know besides, as a sentence."},
                "test": {"type": "string", "description": "A command that is run first; whether it ends with 0 decides."},
                "commands": {"$ref": "#/$defs/texts", "examples": [["sysctl -w {name}={value}"]],
                  "description": "What is run."},
                "otherwise": {"$ref": "#/$defs/texts", "description": "What is run where the test fails."}}}},
            "readBy": {"$ref": "#/$defs/texts", "examples": [["systemd-sysctl"]],
              "description": "What tells when the files were read last, in place of the units: units, and files by their time."},
            "withoutSystemd": {"$ref": "#/$defs/texts",
              "description": "What is run where no systemd is; the scripts of /etc/init.d."},
            "socket": {"type": "object", "additionalProperties": false, "required": ["unit", "settings"],
              "description": "A unit that owns some settings while it runs.", "properties": {
                "unit": {"type": "string", "examples": ["ssh.socket"], "description": "The unit, with its type."},
                "settings": {"$ref": "#/$defs/texts", "description": "Their names or paths, as patterns with *."}}},
            "cuts": {"type": "string", "description": "Who is cut off by a restart, in words."},
            "locksOut": {"enum": ["connection", "login"],
              "description": "How a wrong change may keep everybody out: who is not connected, or who has to log in."},
            "listens": {"$ref": "#/$defs/texts", "examples": [["Port"]],
              "description": "Settings with the ports that it listens at, by their names or paths, as patterns with *."},
            "report": {"type": "object", "additionalProperties": false, "required": ["command"],
              "description": "How it is asked for the value that a setting has now.", "properties": {
                "command": {"$ref": "#/$defs/texts",
                  "description": "The command; with {name} its last line is the value of one setting."},
                "reader": {"type": "string", "examples": ["name value", "name = value"],
                  "description": "How an answer with all settings is read."},
                "readsFiles": {"type": "boolean", "default": false,
                  "description": "Whether it reads the files again, and does not say what a running daemon has."}}},
            "nothing": {"$ref": "#/$defs/effects", "description": "Settings that need nothing."},
            "reload": {"$ref": "#/$defs/effects", "description": "Settings that need a reload."},
            "restart": {"$ref": "#/$defs/effects", "description": "Settings that need a restart."}}}
      },
      "$defs": {
        "effects": {"type": "object", "additionalProperties": false, "properties": {
          "settings": {"$ref": "#/$defs/texts", "description": "Their names or paths, as patterns with *."},
          "files": {"$ref": "#/$defs/texts", "description": "The files whose settings all are meant, as patterns with *."},
          "commands": {"$ref": "#/$defs/texts",
            "description": "What is run in place of reloading or restarting the units, in this order."}}},
        "texts": {"type": "array", "items": {"type": "string"}},
        "meanings": {"anyOf": [{"$ref": "#/$defs/texts"}, {"type": "object", "additionalProperties": {"type": "string"}}]},
        "settings": {"type": "object", "additionalProperties": {"type": "object", "additionalProperties": false,
          "properties": {
            "type": {"type": "string", "description": "One of the types of the page, by its name."},
            "kind": {"enum": ["text", "number", "flag", "path", "duration", "size"],
              "description": "What may be written."},
            "values": {"$ref": "#/$defs/meanings",
              "description": "The values that it may have, beside those of a flag, or a table with what they mean."},
            "open": {"type": "boolean", "default": false, "description": "Whether it may have other values too."},
            "description": {"type": "string", "description": "What it is for."},
            "pattern": {"type": "string", "description": "What a value must match."},
            "expected": {"type": "string",
              "description": "What that is in words; without a pattern it is told and not checked.",
              "examples": ["a number, with a unit such as kB or without"]},
            "unit": {"type": "string", "description": "The unit of a number."},
            "least": {"type": "integer", "description": "The least that a number may be."},
            "most": {"type": "integer", "description": "The most that a number may be."},
            "default": {"type": "string", "description": "What holds where it is not set."},
            "secret": {"type": "boolean", "default": false, "description": "Whether it must not be shown."},
            "repeats": {"type": "boolean", "default": false,
              "description": "Whether it may be there more than once."},
            "in": {"$ref": "#/$defs/texts",
              "description": "The parts that it may stand in: an empty name is the file itself, * is every part."}}}}
      }
    }
    """
  }
}
