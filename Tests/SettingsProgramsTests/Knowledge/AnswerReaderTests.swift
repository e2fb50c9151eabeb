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

        -a, --ansi          Uses another way.
        --mode[=name]
                            How it is done. One of: FAST, SAFE,
                            BOTH
        --size=# How much, see --ansi.

      Variables                       Value
      ------------------------------- -------------
      ansi                            FALSE
      mode                            SAFE
      size                            (No default value)

      More text
      """
    let settings = AnswerReader.options.settings(in: answer)
    #expect(settings.map(\.name) == ["ansi", "mode", "size"])
    #expect(settings.map(\.standard) == ["FALSE", "SAFE", nil])
    #expect(settings.map(\.typeName) == ["", "name", "#"])
    #expect(settings.map(\.values) == [[], ["FAST", "SAFE", "BOTH"], []])
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
}
