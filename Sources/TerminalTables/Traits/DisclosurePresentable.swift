/// A cell that leads on: its layout ends in a chevron.
@MainActor
public protocol DisclosurePresentable: AnyObject {}
