import Testing

@testable import SettingsDocuments

/// Blocks that words begin: with words that end them, or up to the next one.
@Suite struct WordBlockTests {
  let xorg = Format.named("xorg") ?? .ini
  let interfaces = Format.named("interfaces") ?? .ini
  let ipsec = Format.named("ipsec") ?? .ini

  static let screen = """
    # Screens
    Section "Screen"
        Identifier "Screen0" # the first
        #Option "Accel" "off"
        SubSection "Display"
            Depth 24
            Modes "1024x768" "800x600"
        EndSubSection
    EndSection
    Section "Device"
        Driver "nv#x"
    EndSection

    """

  @Test func sectionsOfXAreBlocks() throws {
    let document = try json(Self.screen, as: xorg)
    #expect(
      document.root.value == [
        "Section \"Screen\"": [
          "Identifier": "Screen0",
          "SubSection \"Display\"": ["Depth": "24", "Modes": "\"1024x768\" \"800x600\""],
        ],
        "Section \"Device\"": ["Driver": "nv#x"],
      ])
    #expect(document.commentedSettings.map(\.path) == [["Section \"Screen\"", "Option"]])
  }

  @Test func sectionsOfXAreEdited() {
    func expect(_ change: Change, _ old: String, _ new: String) {
      expectChange(change, in: Self.screen, as: xorg, gives: Self.screen.replacing(old, with: new))
    }
    expect(.set(["Section \"Device\"", "Driver"], "a b"), "nv#x", "a b")
    expect(
      .set(["Section \"Screen\"", "Option"], "\"Accel\" \"on\""), "#Option \"Accel\" \"off\"", "Option \"Accel\" \"on\""
    )
    expectChange(
      .rename(["Section \"Screen\"", "SubSection \"Display\""], to: "Mode \"x\""), in: Self.screen, as: xorg,
      gives: Self.screen.replacing("EndSubSection", with: "EndMode").replacing(
        "SubSection \"Display\"", with: "Mode \"x\""))
    expect(
      .set(["Section \"Files\"", "FontPath"], "/a b"), "    Driver \"nv#x\"\nEndSection\n",
      "    Driver \"nv#x\"\nEndSection\nSection \"Files\"\n    FontPath /a b\nEndSection\n")
    expect(.remove(["Section \"Device\""]), "Section \"Device\"\n    Driver \"nv#x\"\nEndSection\n", "")
  }

  static let stanzas = """
    source /etc/network/interfaces.d/*

    auto lo
    iface lo inet loopback

    # The primary one
    allow-hotplug eth0
    iface eth0 inet static
        address 10.0.0.2/24
        up echo a # b
        up echo c
    iface eth0 inet6 auto
    auto eth1

    """

  @Test func stanzasGoOnToTheNext() throws {
    let document = try json(Self.stanzas, as: interfaces)
    #expect(
      document.root.value == [
        "source": "/etc/network/interfaces.d/*", "auto": ["lo", "eth1"], "iface lo inet loopback": [:],
        "allow-hotplug": "eth0",
        "iface eth0 inet static": ["address": "10.0.0.2/24", "up": ["echo a # b", "echo c"]],
        "iface eth0 inet6 auto": [:],
      ])
    #expect(document.includedFiles(at: ["source"]) == "/etc/network/interfaces.d/*")
  }

  @Test func stanzasAreEdited() {
    func expect(_ change: Change, _ old: String, _ new: String) {
      expectChange(change, in: Self.stanzas, as: interfaces, gives: Self.stanzas.replacing(old, with: new))
    }
    expect(.set(["iface eth0 inet static", "gateway"], "10.0.0.1"), "up echo c\n", "up echo c\n    gateway 10.0.0.1\n")
    expect(.set(["iface eth0 inet6 auto", "mtu"], "9000"), "inet6 auto\n", "inet6 auto\n    mtu 9000\n")
    expect(.remove(["iface eth0 inet6 auto"]), "iface eth0 inet6 auto\n", "")
    expect(
      .rename(["iface eth0 inet static"], to: "iface eth2 inet static"), "iface eth0 inet static",
      "iface eth2 inet static")
    expect(.insert(["auto", 2], "eth2"), "auto eth1\n", "auto eth1\nauto eth2\n")
    expect(
      .set(["iface eth1 inet static"], ["address": "10.0.1.1"]), "auto eth1\n",
      "auto eth1\niface eth1 inet static\n    address 10.0.1.1\n")
  }

  @Test func sectionsOfStrongSwanAreIndented() throws {
    let text = "config setup\n\tuniqueids = no # a\n\ninclude /x/*.conf\nconn a\n\tleft=%any\n\trightid=\"C=CH, O=x\"\n"
    let document = try json(text, as: ipsec)
    #expect(
      document.root.value == [
        "config setup": ["uniqueids": "no"], "include": "/x/*.conf",
        "conn a": ["left": "%any", "rightid": "C=CH, O=x"],
      ])
    expectChange(
      .set(["conn a", "auto"], "start"), in: text, as: ipsec, gives: text + "\tauto=start\n")
    expectChange(
      .set(["conn a", "left"], "a=b"), in: text, as: ipsec, gives: text.replacing("left=%any", with: "left=\"a=b\""))
    expectChange(.set(["conn a", "left"], ""), in: text, as: ipsec, gives: text.replacing("left=%any", with: "left="))
    expectChange(
      .set(["conn b", "left"], "x"), in: text, as: ipsec, gives: text + "conn b\n\tleft=x\n")
    #expect(throws: EditError.self) { try document.applying(.set(["conn a", "left"], "a\"\\")) }
  }

  @Test(arguments: [
    ("xorg", "Section \"A\"\n", "Section \"A\" of line 1 is not closed"),
    ("xorg", "Section \"A\"\nEndSubSection\n", "Section \"A\" of line 1 is not closed"),
    ("xorg", "EndSection\n", "EndSection closes nothing"),
    ("interfaces", "address 1\n", "\"address\" is in no section"),
    ("interfaces", "auto lo\naddress 1\n", "\"address\" is in no section"),
    ("ipsec", "conn a\nleft=b\n", "the lines of a section are indented, and no others"),
    ("ipsec", "conn a\n\tleft\n", "\"left\" has no value"),
    ("ipsec", "conn a\n\tleftid=@#6f\n", "\"@#6f\" needs quotes"),
    ("ipsec", "conn a\n\tleft=\"a\\n\"\n", "\"\"a\\n\"\" needs quotes"),
  ])
  func whatDoesNotFitIsRefused(_ format: String, _ text: String, _ message: String) throws {
    let dialect = try #require(Format.named(format))
    #expect(fault(text, as: dialect)?.message == message)
  }
}
