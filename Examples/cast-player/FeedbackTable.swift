import TerminalTables

/// A form: a topic, an address that is checked, a message of several lines, and the row that sends it.
struct FeedbackTable: TableScreen {
  enum SectionID { case form, send }
  enum ItemID { case topic, address, message, send }

  /// What is typed so far.
  @MainActor final class Draft {
    var feedback = Feedback()
  }

  let player: Player
  let draft = Draft()
  let title = "意见反馈"
  let sections = [Section(SectionID.form, [ItemID.topic, .address, .message]), Section(.send, [.send])]

  func footer(for section: SectionID) -> String? {
    switch section {
    case .form: "我们只用邮箱来回复您。"
    case .send: nil
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .topic: RowHelp("类型", text: "您想说的是问题、建议还是表扬。")
    case .address: RowHelp("邮箱", text: "例如 li@example.org。")
    case .message: RowHelp("内容", text: "可以写很多行。")
    case .send: RowHelp("发送", text: "发送之后不能再修改。")
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .topic:
      table.dequeue(ValuePickerLabelCell.self) {
        $0.setTitle("类型")
        $0.setOptions(Feedback.topics, selected: draft.feedback.topic) { draft.feedback.topic = $0 }
      }
    case .address:
      table.dequeue(TextFieldCell.self) {
        $0.setTitle("邮箱")
        $0.setText(draft.feedback.address, placeholder: "必填") { text throws(TextProblem) in
          if !text.contains("@") { throw TextProblem("邮箱里要有 @，例如 li@example.org") }
          draft.feedback.address = text
        }
      }
    case .message:
      table.dequeue(TextViewCell.self) {
        $0.setTitle("内容")
        $0.setText(draft.feedback.message, placeholder: "哪里可以做得更好？") { draft.feedback.message = $0 }
      }
    case .send: table.dequeue(ActionTitleCell.self) { $0.setTitle("发送") }
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if draft.feedback.address.isEmpty { return navigator.show(message: "请先填写邮箱", isError: true) }
    if draft.feedback.message.isEmpty { return navigator.show(message: "请先填写内容", isError: true) }
    player.feedback.append(draft.feedback)
    navigator.pop()
    navigator.show(message: "谢谢，我们已收到您的反馈", for: .seconds(3))
  }
}
