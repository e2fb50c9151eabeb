import Testing

@testable import SettingsPrograms

/// Each form of an answer is read for what it tells.
@Suite struct AnswerReaderTests {
  @Test func namesAndValuesBetweenBlanks() {
    let settings = AnswerReader.nameBlankValue.settings(in: "port 22\nhostkey /a\nhostkey /b\nbanner none\nalone\n")
    #expect(settings.map(\.name) == ["port", "hostkey", "banner", "alone"])
    #expect(settings.map(\.standard) == ["22", "/a", "none", nil])
    #expect(settings.map(\.repeats) == [false, true, false, false])
  }

  @Test func namesAndValuesBetweenEqualsSigns() {
    let answer = "# all of them\n[main]\n\tadd share command = \n\tallow dns = No\n\tcreate mask = 0744\n\tlimit = -5\n"
    let settings = AnswerReader.nameEqualsValue.settings(in: answer)
    #expect(settings.map(\.name) == ["add share command", "allow dns", "create mask", "limit"])
    #expect(settings.allSatisfy { $0.section == "main" })
    #expect(settings.map(\.typeName) == [nil, "No", "0744", "number"])
  }

  @Test func namesAlone() {
    let settings = AnswerReader.names.settings(
      in: "core.editor\nremote.<name>.url\nalias.*\nhttp.<url>.*\nadvice.<x>\n\n")
    #expect(settings.map(\.section) == ["core", "remote.*"])
    #expect(settings.map(\.name) == ["editor", "url"])
  }

  @Test func typesBelowSections() {
    let settings = AnswerReader.sectionsOfTypes.settings(
      in: "[Unit]\nWants=UNIT [...]\n\n[Service]\nType=SERVICETYPE\n")
    #expect(settings.map(\.section) == ["Unit", "Service"])
    #expect(settings.map(\.typeName) == ["UNIT [...]", "SERVICETYPE"])
  }

  @Test func columnsBetweenTabs() throws {
    let columns: [AnswerColumn] = [.name, .other, .type, .default, .least, .most, .description, .description]
    let answer =
      "work\tuser\tINTEGER\t4096\t64\t2147483647\tHow much.\tIn kilobytes.\nname\tuser\tSTRING\t\t\t\tWho.\t\n"
    let settings = AnswerReader.columns.settings(in: answer, columns: columns)
    let work = try #require(settings.first)
    #expect(work.name == "work" && work.typeName == "INTEGER" && work.standard == "4096")
    #expect(work.least == 64 && work.most == 2_147_483_647 && work.description == "How much. In kilobytes.")
    #expect(settings.last?.standard == nil && settings.last?.description == "Who.")
  }

  @Test func optionsAndTheirTable() throws {
    let answer = """
      Usage: it [OPTIONS]
      --defaults-file=# Reads only this file.

        --do-db=name Only this one, which no table tells.
        -#, --ansi          Uses another way.
        --mode[=name]
                            How it is done. One of: FAST, SAFE,
                            BOTH
        --size=# How much, see --ansi.
        --size[=name]
                            Loads the plugin. One of: ON, OFF

      Variables                       Value
      ------------------------------- -------------
      ansi                            FALSE
      mode                            SAFE
      size                            (No default value)

      More text
      """
    let settings = AnswerReader.options.settings(in: answer)
    #expect(settings.map(\.name) == ["do-db", "ansi", "mode", "size"])
    #expect(settings.map(\.standard) == [nil, "FALSE", "SAFE", nil])
    #expect(settings.map(\.typeName) == ["name", "", "name", "#"])
    #expect(settings.map(\.values) == [[], [], ["FAST", "SAFE", "BOTH"], []])
    #expect(settings.last?.description == "How much, see --ansi.")
  }

  @Test func commentsOfAFile() {
    let answer = """
      ##### NETWORK #####

      # Where it listens.
      # All addresses by default.
      #
      # bind 10.0.0.1
      bind 127.0.0.1

      # How long it waits.
      timeout 0
      other 1
      """
    let settings = AnswerReader.commentedFile.settings(in: answer)
    #expect(settings.first { $0.name == "bind" }?.description == "Where it listens. All addresses by default.")
    #expect(settings.first { $0.name == "timeout" }?.description == "How long it waits.")
  }

  @Test func valuesThatAreCommentedOut() {
    let answer = """
      # This file: name = value
      #   memory units:  B  = bytes
      #listen = 'local # host'\t\t# what to listen on;
      \t\t\t\t# all of them = yes
      max_size = 100\t\t# (change requires restart)
      #group = ''
      """
    let settings = AnswerReader.commentedValues.settings(in: answer)
    #expect(settings.map(\.name) == ["listen", "max_size", "group"])
    #expect(settings.map(\.standard) == ["local # host", "100", nil])
  }

  @Test func valuesInBlocks() {
    let answer =
      "# all\nauth_cache = 0\nname = \nservice imap {\n  user = x\n  unix_listener a {\n    mode = 0600\n  }\n}\n"
    let settings = AnswerReader.blocks.settings(in: answer)
    #expect(settings.map(\.name) == ["auth_cache", "name", "user", "mode"])
    #expect(settings.map(\.section) == [nil, nil, "service imap", "unix_listener a"])
    #expect(settings.map(\.standard) == ["0", "", "x", "0600"])
  }

  @Test func directivesAndWhereTheyAreAllowed() {
    let answer = """
      <Directory (core.c)
      \tContainer for directives
      \tAllowed in *.conf only outside <Directory>, <Files>, <Location>, or <If>
      Timeout (core.c)
      \tTimeout duration (sec)
      \tAllowed in *.conf only outside <Directory>, <Files>, <Location>, or <If>
      Require (mod_authz_core.c)
      \tspecifies who may
      \tAllowed in *.conf only inside <Directory>, <Files>, <Location>, or <If> and in .htaccess
      Options (core.c)
      \tSet attributes
      \tAllowed in *.conf anywhere and in .htaccess
      """
    let settings = AnswerReader.directives.settings(in: answer)
    #expect(settings.map(\.name) == ["Timeout", "Require", "Options"])
    #expect(settings.map(\.parts) == [[""], ["directory"], ["", "directory"]])
    #expect(settings.first?.description.hasPrefix("Timeout duration (sec)") == true)
  }

  @Test func grammarOfStatements() {
    let answer = """
      include <quoted_string>; // may occur multiple times
      options {
      \tcheck\\-mx ( fail | warn | ignore );
      \trecursion <boolean>;
      }; // may occur multiple times
      zone <string> [ <class> ] {
      \ttype ( primary | master );
      \tcheck\\-mx ( fail | warn | ignore );
      };
      zone <string> [ <class> ] {
      \ttype hint;
      };
      """
    let settings = AnswerReader.statementGrammar.settings(in: answer)
    #expect(settings.map(\.name) == ["include", "check-mx", "recursion", "type"])
    #expect(settings.map(\.section) == [nil, nil, "options", "zone"])
    #expect(settings.map(\.parts) == [[], ["options", "zone"], [], []])
    #expect(settings[1].values == ["fail", "warn", "ignore"])
    // What is one of two words in one place and another word in another is not told.
    #expect(settings[3].values == [])
  }

  @Test func statementsWithTheirDefaults() {
    let answer =
      "# Built-in\noptions {\n\tport 53;\n#\tpid-file \"x\";\n\tlisten-on {any;};\n\tdump-file \"a.db\";\n};\nview {\n\tx 1;\n};\n"
    let settings = AnswerReader.statementDefaults.settings(in: answer)
    #expect(settings.map(\.name) == ["port", "dump-file"])
    #expect(settings.map(\.standard) == ["53", "a.db"])
  }

  @Test func keywordsOfAManualInChapters() throws {
    let answer = """
      3.1.      Process management

      3.1. Process management
      -----------------------

      maxconn <number>
        Sets the maximum.
        More of it.

      This begins a line
      and is a sentence.

      4.2. Keywords
      -------------

      option httplog
        Logs requests.
        May be used in sections :   defaults | frontend | listen | backend
                                       yes   |    yes   |   yes  |   no
        Arguments : none

      timeout <event> <time>
        Any of them.

      option tcplog [x]
        Logs connections.
        May be used in sections :   defaults | frontend | listen | backend
                                       no    |    yes   |   yes  |   yes(!)
      """
    let settings = AnswerReader.keywordManual.settings(in: answer, prefixes: ["timeout"])
    #expect(settings.map(\.name) == ["maxconn", "option"])
    #expect(settings.map(\.section) == ["3.1", "4.2"])
    #expect(settings.map(\.typeName) == ["<number>", nil])
    #expect(settings.map(\.description) == ["Sets the maximum. More of it.", "Logs requests. Logs connections."])
    #expect(settings.last?.parts == ["defaults", "frontend", "listen", "backend"])
    #expect(settings.last?.pattern == #"^(?:httplog|tcplog)(?:\s|$)"#)

    let apart = AnswerReader.keywordManual.settings(in: answer, prefixes: ["option", "timeout"])
    #expect(apart.map(\.name) == ["maxconn", "option httplog", "option tcplog"])
    #expect(apart.map(\.description).last == "Logs connections.")
    #expect(apart.map(\.parts).last == ["frontend", "listen", "backend"])
  }
}
