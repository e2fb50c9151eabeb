import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// The rows of a table in a file are rows on the screen, under the names of their columns.
@MainActor
@Suite struct TableRowTests {
  private static let fstab = "# disks\nUUID=12 / ext4 errors=remount-ro 0 1\n/dev/sdb1 /mnt/My\\040Disk ntfs ro\n"

  private func pilot(_ text: String = fstab, format: String = "fstab") throws -> SettingsPilot {
    try SettingsPilot(text, format: try #require(Format.named(format)))
  }

  @Test func rowsHaveColumns() throws {
    let pilot = try pilot()
    #expect(pilot.shows("device    mount_point  type options           dump passno"), "\(pilot.screen)")
    #expect(pilot.shows("UUID=12   /            ext4 errors=remount-ro 0    1"))
    #expect(pilot.shows("/dev/sdb1 /mnt/My Disk ntfs ro"))
    #expect(!pilot.shows("GENERAL"))
  }

  @Test func aColumnIsEditedByItsName() throws {
    let pilot = try pilot()
    try pilot.focus("/dev/sdb1")
    pilot.press(.enter)
    try pilot.focus("mount_point")
    pilot.enter("/media/a b")
    #expect(pilot.text.hasSuffix("\n/dev/sdb1 /media/a\\040b ntfs ro\n"), "\(pilot.text)")
    #expect(pilot.store.text == Self.fstab)
  }

  @Test func columnsThatARowHasNotAreThereToBeSet() throws {
    let pilot = try pilot()
    try pilot.focus("/dev/sdb1")
    pilot.press(.enter)
    #expect(pilot.line(with: "dump")?.contains("not set") == true, "\(pilot.screen)")
    #expect(!pilot.shows("Add a setting"), "a row has no columns but its own")
    try pilot.focus("dump")
    pilot.enter("0")
    #expect(pilot.text.hasSuffix("\n/dev/sdb1 /mnt/My\\040Disk ntfs ro 0\n"), "\(pilot.text)")
  }

  @Test func aNewRowIsAskedForItsColumns() throws {
    let pilot = try pilot()
    pilot.press(.character("a"))
    #expect(pilot.shows("New row"))
    pilot.press(.enter)
    pilot.type("tmpfs")
    pilot.press(.enter)
    pilot.type("/tmp")
    pilot.press(.enter)
    #expect(pilot.text == Self.fstab, "nothing is written before the row is whole")
    pilot.type("tmpfs")
    pilot.press(.enter)
    #expect(pilot.line(with: "options")?.contains("not set") == false, "its editor is open")
    pilot.press(.escape)
    try pilot.focus("Add the row")
    pilot.press(.enter)
    #expect(
      pilot.text == Self.fstab + "tmpfs     /tmp          tmpfs\n" || pilot.text == Self.fstab + "tmpfs /tmp tmpfs\n")
    #expect(pilot.shows("tmpfs *"), "\(pilot.screen)")
    pilot.press(.character("u"))
    #expect(pilot.text == Self.fstab)
  }

  @Test func aRequiredColumnIsNotLeftOut() throws {
    let pilot = try pilot()
    pilot.press(.character("a"), .enter, .enter)
    #expect(pilot.shows("a row has to have this column"), "\(pilot.screen)")
    pilot.press(.escape)
    try pilot.focus("Add the row")
    pilot.press(.enter)
    #expect(pilot.text == Self.fstab)
  }

  @Test func aRowThatIsNotWholeNamesTheColumnsThatItNeeds() throws {
    let pilot = try pilot()
    pilot.press(.character("a"), .escape)
    try pilot.focus("Add the row")
    pilot.press(.enter)
    #expect(pilot.shows("device, mount_point and type are required"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("device"))
    pilot.enter("tmpfs")
    pilot.press(.escape)
    try pilot.focus("Add the row")
    pilot.press(.enter)
    #expect(pilot.shows("mount_point and type are required"), "\(pilot.screen)")
    #expect(pilot.focusedLine.contains("mount_point"))
    #expect(pilot.text == Self.fstab)
  }

  @Test func aRowIsInsertedAboveAnother() throws {
    let pilot = try pilot("127.0.0.1 localhost\n::1 ip6\n", format: "hosts")
    try pilot.focus("::1")
    pilot.press(.character("i"), .enter)
    for column in ["10.0.0.7", "nas", "nas.local store"] {
      pilot.type(column)
      pilot.press(.enter)
    }
    pilot.press(.enter)
    #expect(pilot.text == "127.0.0.1 localhost\n10.0.0.7 nas nas.local store\n::1 ip6\n", "\(pilot.text)")
  }

  @Test func theKindOfARowIsAskedWhereThereAreSeveral() throws {
    let pilot = try pilot("17 * * * * root run-parts hourly\n", format: "crontab")
    try pilot.focus("jobs")
    pilot.press(.enter)
    #expect(pilot.shows("minute hour day month weekday user command"), "\(pilot.screen)")
    #expect(!pilot.shows("time"), "no row has the column")
    pilot.press(.character("a"), .escape)
    try pilot.focus("kind of row")
    pilot.press(.enter)
    #expect(pilot.shows("Which kind of row?"), "\(pilot.screen)")
    try pilot.focus("time, user, command")
    pilot.press(.enter)
    #expect(
      pilot.shows("kind of row  ") && pilot.line(with: "time ")?.contains("begins with") == true, "\(pilot.screen)")
    try pilot.focus("line")
    pilot.press(.enter, .enter)
    for column in ["@reboot", "root", "echo up"] {
      pilot.type(column)
      pilot.press(.enter)
    }
    pilot.press(.enter)
    #expect(pilot.text == "17 * * * * root run-parts hourly\n@reboot root echo up\n", "\(pilot.text)")
  }

  @Test func aRowThatIncludesAFileLeadsToIt() throws {
    let pilot = try pilot("auth required pam_unix.so\n@include common-auth\n", format: "pam")
    #expect(pilot.shows("type     control     module"), "\(pilot.screen)")
    #expect(pilot.line(with: "@include")?.contains("common-auth") == true, "\(pilot.screen)")
  }

  @Test func aTableWithoutRowsGetsItsFirst() throws {
    let pilot = try pilot("# nothing yet\n", format: "exports")
    try pilot.focus("Add a row")
    pilot.press(.enter, .enter)
    for column in ["/srv", "*(ro)"] {
      pilot.type(column)
      pilot.press(.enter)
    }
    pilot.press(.enter)
    #expect(pilot.text == "# nothing yet\n\n/srv *(ro)\n", "\(pilot.text)")
  }

  @Test func aLongTextIsShownWholeWhereThereIsRoom() throws {
    let pilot = try pilot(
      "auth [success=1 default=ignore] pam_unix.so nullok\nauth requisite pam_deny.so\n", format: "pam")
    #expect(pilot.shows("auth [success=1 default=ignore] pam_unix.so nullok"), "\(pilot.screen)")
    #expect(pilot.footLine.contains("Enter open"), "a row has a screen of its own")
  }

  @Test func aRowThatWasBegunIsLeftAfterAQuestionOnly() throws {
    let pilot = try pilot()
    pilot.press(.character("a"), .enter)
    pilot.type("tmpfs")
    pilot.press(.enter, .escape, .escape)
    #expect(pilot.shows("The row is not added yet"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.line(with: "device")?.contains("tmpfs") == true, "what was typed is still there")
    pilot.press(.escape)
    try pilot.focus("Leave it out")
    pilot.press(.enter)
    #expect(pilot.shows("Add a row") && pilot.text == Self.fstab)
  }

  @Test func aColumnIsCheckedWhenItIsTyped() throws {
    let schema = #"{"items": {"properties": {"dump": {"pattern": "^[01]$"}}}}"#
    let pilot = try SettingsPilot(Self.fstab, schema: schema, format: try #require(Format.named("fstab")))
    pilot.press(.character("a"), .enter)
    for column in ["tmpfs", "/tmp", "tmpfs", "rw", "7"] {
      pilot.type(column)
      pilot.press(.enter)
    }
    #expect(pilot.shows("Enter again keeps it") && !pilot.shows("▎  passno"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.shows("▎  passno"), "\(pilot.screen)")
    #expect(pilot.text == Self.fstab)
  }
}
