import TerminalTables

// The enum-driven settings screen: sections and rows are cases, and moving one is moving a case.

struct AccountTable: TableScreen {
  enum SectionID { case account, other }
  enum ItemID { case manageCoachIDs, activeCoachID, defaultCountry, reports, about, donate, rate, share }

  let model: AccountModel
  let title = "Settings"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.account, [.manageCoachIDs, .activeCoachID, .defaultCountry, .reports]),
      Section(.other, [.about, .donate, .rate, .share]),
    ]
  }

  func register(in table: TableView) {
    table.register(DonationCell.self)
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .account: "Account"
    case .other: nil
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .account: model.sendsReports ? "A report goes out every Monday." : "No report is sent."
    case .other: nil
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .manageCoachIDs:
      table.dequeue(BasicCell.self) {
        $0.setTitle("Manage Coach IDs")
        $0.accessory = .disclosure
      }
    case .activeCoachID:
      table.dequeue(RightDetailCell.self) {
        $0.setTitle("Active Coach ID")
        $0.setDetail(model.activeCoachID)
        $0.accessory = .disclosure
      }
    case .defaultCountry:
      table.dequeue(RightDetailCell.self) {
        $0.setTitle("Default Country")
        $0.setDetail(model.country)
        $0.accessory = .disclosure
      }
    case .reports:
      table.dequeue(SwitchCell.self) {
        $0.setTitle("Weekly report")
        $0.setOn(model.sendsReports) { [weak table] on in
          model.sendsReports = on
          table?.reconfigure(section: SectionID.account)
        }
      }
    case .about:
      table.dequeue(BasicCell.self) {
        $0.setTitle("About the Developer")
        $0.accessory = .disclosure
      }
    case .donate:
      table.dequeue(DonationCell.self) {
        $0.setTitle("Buy us coffee")
        $0.setCups(model.cups) { model.cups = $0 }
      }
    case .rate:
      table.dequeue(SubtitleCell.self) {
        $0.setTitle("Rate the App")
        // Without a text yet, the line is kept free: no row moves when it comes.
        $0.setSubtitle(model.ratings.map { "\($0) people have rated this version" })
      }
    case .share:
      table.dequeue(SubtitleCell.self) {
        $0.setTitle("Share the App")
        $0.setSubtitle("Tell a friend")
      }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .manageCoachIDs: RowHelp("Coach IDs", text: "Those that coaches gave to you.")
    case .activeCoachID: RowHelp("Active coach · one of your coach IDs", text: "Who sees what you do.")
    case .defaultCountry: RowHelp("Country", text: "Where you train, unless you say otherwise.")
    case .reports: RowHelp("Weekly report · on or off", text: "Sends what was done to the coach, once a week.")
    case .about: RowHelp("Who made it")
    case .donate: RowHelp("Donation · 1 to 5 cups", text: "Left and Right choose how many, Enter pays for them.")
    case .rate: RowHelp("Rating · 1 to 5 stars")
    case .share: RowHelp("Sends a link to the app")
    }
  }

  /// How many have rated arrives later, and appears in its row alone.
  func task(in table: TableView) async {
    guard model.ratings == nil, let ratings = try? await model.fetchRatings() else { return }
    model.ratings = ratings
    table.reconfigure(ItemID.rate)
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .manageCoachIDs: navigator.push(CoachTable(model: model))
    case .activeCoachID:
      navigator.push(
        OptionTable(title: "Active Coach ID", options: model.coachIDs, selected: model.activeCoachID) {
          model.activeCoachID = $0
        })
    case .defaultCountry:
      navigator.push(
        OptionTable(title: "Default Country", options: Countries.names, selected: model.country) { model.country = $0 })
    case .about: navigator.push(AboutTable())
    case .donate: await donate(in: navigator)
    case .rate: await rate(in: navigator)
    case .share: await share(in: navigator)
    case .reports: break
    }
  }

  private func donate(in navigator: Navigator) async {
    let coffees = model.cups == 1 ? "1 coffee" : "\(model.cups) coffees"
    if await navigator.confirm("Donate \(coffees)?", text: "€ 3 each, once.", yes: "Donate", no: "Not now") {
      navigator.show(message: "Thank you for \(coffees)", for: .seconds(3))
    }
  }

  private func rate(in navigator: Navigator) async {
    let choices = (1...5).reversed().map { DialogChoice(String(repeating: "★", count: $0), value: $0) }
    guard let stars = await navigator.choose("How do you like it?", from: choices) else { return }
    model.ratings = (model.ratings ?? 0) + 1
    navigator.reloadTop()
    navigator.show(message: "You gave it \(stars) of 5", for: .seconds(3))
  }

  private func share(in navigator: Navigator) async {
    let address = await navigator.prompt("Share the app", text: "The address of a friend:") {
      text throws(TextProblem) in
      if !text.contains("@") { throw TextProblem("An address has an @, such as ann@example.org") }
    }
    if let address { navigator.show(message: "A link is on its way to \(address)", for: .seconds(3)) }
  }
}

Application.main(AccountTable(model: AccountModel()))
