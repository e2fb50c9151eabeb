import SettingsDocuments
import SettingsPrograms
import Testing

@testable import settee

/// `settee get --effective FILE PATH` and `settee list --effective FILE [PATH]`.
@MainActor
@Suite struct EffectiveTests {
  private let account: Account

  init() throws {
    account = try Account()
    try account.write(
      "sshd_config",
      "Include /etc/ssh/sshd_config.d/*.conf\nPasswordAuthentication no\nPort 22\nMatch User ann\nBanner \"a\tb\"\n",
      in: "machine/etc/ssh")
    try account.write(
      "50-cloud-init.conf", "PasswordAuthentication yes\nPort 2222\n", in: "machine/etc/ssh/sshd_config.d")
  }

  /// What is printed, and the exit status.
  private func run(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    var (output, errors) = ("", "")
    let layers = ProgramLayers(pages: ProgramPages(), root: account.root.path + "/machine", home: nil)
    let listening = Output { text, stream in
      if stream == .output { output += text } else { errors += text }
    }
    let context = account.context(.standard, listening)
    let answer = try #require(
      try EffectiveAnswer(Arguments(Array(words.dropFirst())), ofOne: words[0] == "get", context))
    let status = context.saying { () throws(VerbError) in try answer.run(by: layers) }
    return (status.code, output, errors)
  }

  @Test func printsTheValueFileAndLine() throws {
    let one = try run("get", "--effective", "/etc/ssh/sshd_config", "passwordauthentication")
    #expect(one.output == "yes\t/etc/ssh/sshd_config.d/50-cloud-init.conf:1\n" && one.status == 0)
    let many = try run("get", "--effective", "/etc/ssh/sshd_config.d/50-cloud-init.conf", "Port")
    #expect(many.output == "2222\t/etc/ssh/sshd_config.d/50-cloud-init.conf:2\n22\t/etc/ssh/sshd_config:3\n")
  }

  @Test func aTabInAValueIsNoColumn() throws {
    let inside = try run("get", "--effective", "/etc/ssh/sshd_config", "\"Match User ann\".Banner")
    #expect(inside.output == "a\\tb\t/etc/ssh/sshd_config:5\n")
  }

  @Test func listsAllOrWhatIsBelowAPath() throws {
    let all = try run("list", "--effective", "/etc/ssh/sshd_config")
    #expect(all.output.hasPrefix("PasswordAuthentication = \"yes\"\t/etc/ssh/sshd_config.d/50-cloud-init.conf:1\n"))
    #expect(all.output.split(separator: "\n").count == 4)
    let below = try run("list", "--effective", "/etc/ssh/sshd_config", "\"Match User ann\"")
    #expect(below.output == "\"Match User ann\".Banner = \"a\\tb\"\t/etc/ssh/sshd_config:5\n")
  }

  @Test func jsonHasWhatIsOverruled() throws {
    let one = try run("get", "--effective", "--json", "/etc/ssh/sshd_config", "PasswordAuthentication")
    let object = try Document(parsing: Array(one.output.utf8), as: .json).root
    #expect(object["counts"]?[0]?["file"]?.string == "/etc/ssh/sshd_config.d/50-cloud-init.conf")
    #expect(object["overruled"]?[0]?["value"]?.string == "no")
    #expect(object["overruled"]?[0]?["line"]?.number?.literal == "2")
  }

  @Test func anItemIsOneOfTheFile() throws {
    try account.write(
      "programs/wren.toml",
      """
      title = "Wren"
      [[files]]
      path = "\(account.currentFolder)/wren.conf"
      format = "nginx"
      [layers]
      wins = "last"
      read = [["\(account.currentFolder)/wren.conf"]]
      """, in: "home/.config/settee")
    let file = try account.write("wren.conf", "user a;\nhttp { gzip on; }\n")
    #expect(account.run("get", "--effective", file, "http.gzip") == 0, "\(account.errors)")
    #expect(account.run("get", "--effective", file, "http[gzip=on].gzip") == 0, "\(account.errors)")
    #expect(account.output == "on\t\(file):2\n")
    #expect(account.run("get", "--effective", file, "http[gzip=off].gzip") == 1)
    #expect(account.output == "")
    #expect(account.errors == "settee: http[gzip=off]: the only item does not have that; there are [gzip=on]\n")
  }

  @Test func whatIsNotSetIsStatus1() throws {
    let none = try run("get", "--effective", "/etc/ssh/sshd_config", "Banner")
    #expect(none.status == 1 && none.output == "")
    #expect(none.errors == "settee: Banner is not set in any of the program's files\n")
  }

  @Test func aFileOfNoKnownProgramIsRefused() throws {
    let none = try run("list", "--effective", "/home/ann/app.json")
    #expect(none.status == 2)
    #expect(none.errors.contains("/home/ann/app.json: no program is known that reads this file"))
  }

  @Test(arguments: ["--schema=x", "--format=json", "--modified", "--all"])
  func optionsOfOneFileMeanNothing(_ option: String) {
    #expect(throws: UsageError.self) {
      try VerbTable.verb(["list", "--effective", option, "/etc/ssh/sshd_config"], in: account.context())
    }
  }
}
