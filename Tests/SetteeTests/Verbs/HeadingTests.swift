import Testing

@testable import settee

/// Settings of php.ini by their names: its sections are headings and no more.
@MainActor
@Suite struct HeadingTests {
  nonisolated private static let text = """
    [PHP]
    engine = On
    ;upload_max_filesize = 2M

    [Date]
    ;date.timezone =

    [opcache]
    opcache.enable=1

    [curl]
    ;curl.cainfo =

    """

  @Test(arguments: [
    ("memory_limit=1G", "engine = On\n", "engine = On\nmemory_limit = 1G\n"),
    ("engine=Off", "engine = On\n", "engine = Off\n"),
    ("upload_max_filesize=3M", ";upload_max_filesize = 2M\n", "upload_max_filesize = 3M\n"),
    ("date.timezone=UTC", ";date.timezone =\n", "date.timezone = UTC\n"),
    ("opcache.enable=0", "opcache.enable=1\n", "opcache.enable=0\n"),
    ("PHP.memory_limit=1G", "engine = On\n", "engine = On\nmemory_limit = 1G\n"),
    ("curl.curl.cainfo=/x", "[curl]\n;curl.cainfo =\n", "[curl]\ncurl.cainfo = /x\n"),
    ("date.date.timezone=UTC", ";date.timezone =\n", "date.timezone = UTC\n"),
    ("xdebug.xdebug.mode=debug", "cainfo =\n", "cainfo =\n\n[xdebug]\nxdebug.mode = debug\n"),
    ("xdebug.\"xdebug.mode\"=debug", "cainfo =\n", "cainfo =\n\n[xdebug]\nxdebug.mode = debug\n"),
  ])
  func aSettingGoesWhereItsLikeAre(word: String, former: String, new: String) throws {
    let account = try Account()
    let file = try account.write("php.ini", Self.text)
    #expect(account.run("set", "--quiet", "--as", "/etc/php/8.2/fpm/php.ini", file, word) == 0, "\(account.errors)")
    #expect(try account.text(file) == Self.text.replacing(former, with: new))
    let name = String(word.prefix { $0 != "=" })
    #expect(account.run("get", "--as", "/etc/php/8.2/fpm/php.ini", file, name) == 0)
    #expect(account.output == word.dropFirst(name.count + 1) + "\n")
  }

  @Test func aCopyElsewhereHasTheSameHeadings() throws {
    let account = try Account()
    let file = try account.write("php.ini", Self.text)
    #expect(account.run("set", "--quiet", file, "date.timezone", "UTC") == 0, "\(account.errors)")
    #expect(try account.text(file).contains("[Date]\ndate.timezone = UTC\n"))
  }

  /// The blank before the sign of equality alone, as the php.ini of Debian has it where nothing is set.
  @Test(arguments: [(";a =", "a = 1"), (";a = ", "a = 1"), (";a=", "a=1")])
  func aValueStandsAsFarFromItsSignAsTheKey(comment: String, line: String) throws {
    let account = try Account()
    let file = try account.write("b.ini", "[A]\nb=2\n\(comment)\n")
    #expect(account.run("set", "--quiet", file, "A.a", "1") == 0, "\(account.errors)")
    #expect(try account.text(file).contains("\n\(line)"))
  }

  @Test func aNameWithDotsIsFoundBehindAKeyThatIsItsFirstWord() throws {
    let account = try Account()
    let file = try account.write("www.conf", "[www]\npm = dynamic\npm.max_children = 5\n")
    let place = "/etc/php/8.2/fpm/pool.d/www.conf"
    #expect(account.run("set", "--quiet", "--as", place, file, "www.pm.max_children=50") == 0, "\(account.errors)")
    #expect(try account.text(file) == "[www]\npm = dynamic\npm.max_children = 50\n")
    #expect(account.run("set", "--quiet", "--as", place, file, "www.pm.max_requests=9") == 0, "\(account.errors)")
    #expect(try account.text(file).hasSuffix("pm.max_requests = 9\n"))
  }

  @Test func aFileWithoutHeadingsHasItAtTheEnd() throws {
    let account = try Account()
    let file = try account.write("a.ini", "engine = On\n")
    #expect(account.run("set", "--quiet", "--as", "/etc/php/8.2/fpm/conf.d/a.ini", file, "memory_limit", "1G") == 0)
    #expect(try account.text(file) == "engine = On\nmemory_limit = 1G\n")
  }
}
