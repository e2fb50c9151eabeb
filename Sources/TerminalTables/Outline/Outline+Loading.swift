import Curses

extension Outline {
  /// Asks for what is under an element; what comes without waiting is there at once.
  func load(_ node: OutlineNode<Element>) {
    guard let children = loader?.children else { return }
    let attempt = node.beginAttempt()
    let task = Task.immediate { [weak self, weak node, element = node.element] in
      let outcome: Result<[Element], any Error>
      do { outcome = .success(try await children(element)) } catch { outcome = .failure(error) }
      if let self, let node, node.attempt == attempt { take(outcome, for: node) }
    }
    guard node.attempt == attempt else { return }
    loading[ObjectIdentifier(node)] = node
    change(node) { node.task = task }
  }

  func retry(_ element: Element?) {
    guard let node = element.map({ nodes[$0] }) ?? top else { return }
    if let element { table?.focus(on: OutlineItem.element(element)) }
    change(node) { node.problem = nil }
    load(node)
  }

  /// What is being asked for is given up; it is asked for again when it is opened.
  func cancelLoading() {
    for node in Array(loading.values) {
      change(node) {
        giveUp(node)
        if node.children == nil, node !== top { node.isExpanded = false }
      }
    }
  }

  func giveUp(_ node: OutlineNode<Element>) {
    node.task?.cancel()
    node.endAttempt()
    loading[ObjectIdentifier(node)] = nil
  }

  /// The children of a closed element are asked for when it is opened.
  private func forgetChildren(of node: OutlineNode<Element>) {
    for child in node.children ?? [] { forget(child) }
    node.children = nil
  }

  private func take(_ outcome: Result<[Element], any Error>, for node: OutlineNode<Element>) {
    loading[ObjectIdentifier(node)] = nil
    switch outcome {
    case .failure(let error):
      change(node) {
        node.endAttempt()
        node.problem = "\(error)"
      }
    case .success(let elements):
      let old = node.children ?? []
      let new = children(elements, of: node)
      change(node) {
        node.endAttempt()
        node.problem = nil
        node.children = new.nodes
      }
      for child in old where child.parent === node && !new.kept.contains(ObjectIdentifier(child)) { forget(child) }
      for child in old where new.kept.contains(ObjectIdentifier(child)) { refresh(child) }
      if !old.isEmpty { table?.reconfigureVisible() }
    }
  }

  /// The nodes of new children: those that are known already keep what is open under them.
  private func children(
    _ elements: [Element], of node: OutlineNode<Element>
  ) -> (nodes: [OutlineNode<Element>], kept: Set<ObjectIdentifier>) {
    var kept: Set<ObjectIdentifier> = []
    var seen: Set<Element> = []
    let found = elements.map { element in
      guard seen.insert(element).inserted else { failForDuplicate(element) }
      guard let known = nodes[element] else {
        let new = OutlineNode(element, in: node)
        nodes[element] = new
        return new
      }
      if known.parent !== node { adopt(known, by: node) }
      kept.insert(ObjectIdentifier(known))
      return known
    }
    return (found, kept)
  }

  /// Takes an element from where it was; its old place need not have been loaded again yet.
  private func adopt(_ child: OutlineNode<Element>, by node: OutlineNode<Element>) {
    if let element = child.element, child.isAncestor(of: node) { failForDuplicate(element) }
    if let old = child.parent {
      change(old) { old.children?.removeAll { $0 === child } }
    }
    child.parent = node
  }

  func refresh(_ node: OutlineNode<Element>) {
    if node.isExpanded { load(node) } else { forgetChildren(of: node) }
  }

  /// An element is no longer in the tree, nor what is under it.
  private func forget(_ node: OutlineNode<Element>) {
    giveUp(node)
    forgetChildren(of: node)
    if let element = node.element, nodes[element] === node { nodes[element] = nil }
  }

  private func failForDuplicate(_ element: Element) -> Never {
    Terminal.fail(
      "the outline has \(element) more than once; each element is its own identity, and has one place in the tree",
      file: place.file, line: place.line)
  }
}
