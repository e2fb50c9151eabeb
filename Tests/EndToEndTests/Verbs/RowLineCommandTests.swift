import TestSupport
import Testing

/// Rows as their lines, by the real program.
@Suite struct RowLineCommandTests {
  @Test func aMountIsAddedChangedAndRefused() throws {
    let sandbox = try Sandbox()
    let table = "UUID=1 /     ext4 rw 0 1\nUUID=2 /home xfs  rw 0 2\n"
    let file = try sandbox.write("etc/fstab", table)
    let added = try sandbox.settee("set", file.path, "[]", "srv:/x /mnt nfs defaults 0 0")
    #expect(added.status == 0 && added.output == "changed\n", "\(added.errors)")
    #expect(try sandbox.text(of: file) == table + "srv:/x /mnt  nfs  defaults 0 0\n")
    let changed = try sandbox.settee("set", file.path, "[2]", "srv:/y /mnt nfs ro 0 0")
    #expect(changed.status == 0, "\(changed.errors)")
    #expect(try sandbox.text(of: file) == table + "srv:/y /mnt  nfs  ro 0 0\n")
    let refused = try sandbox.settee("set", file.path, "[]", "# no mount")
    #expect(refused.status == 1 && refused.errors.contains("or the line itself"), "\(refused.errors)")
    #expect(try sandbox.text(of: file) == table + "srv:/y /mnt  nfs  ro 0 0\n")
  }
}
