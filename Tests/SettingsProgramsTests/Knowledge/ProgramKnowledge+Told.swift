@testable import SettingsPrograms

extension ProgramKnowledge {
  /// What files and commands tell that a test makes up.
  init(
    _ page: ProgramPage, root: String = "", reading read: @escaping (String) -> [UInt8]?,
    asking ask: @escaping ([String]) -> String?
  ) {
    var answers = MachineAnswers(root: root, reading: read, asking: ask)
    self.init(page, from: &answers)
  }
}
