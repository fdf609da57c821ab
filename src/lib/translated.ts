/** By text node, the element that a translator has put in its place. */
const stands = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): boolean => node?.nodeName === 'FONT';

/** Returns what of `parent`'s children is `node` now: itself, or what a translator has put around it or in its place. */
function inPlace(parent: Node, node: Node): Node | null {
  let top: Node | null = stands.get(node) ?? node;
  while (top && top.parentNode !== parent) top = isFont(top.parentNode) ? top.parentNode : null;
  return top;
}

/** Notes which elements have come for which text nodes. */
function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      const stand = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      if (gone.nodeType === Node.TEXT_NODE && stand && !gone.parentNode) stands.set(gone, stand);
    }
}

/**
 * Lets React work on a page that a browser's translator has changed: it puts `<font>` elements around texts or in their
 * place, and React fails as soon as it removes one, or puts something before it; new texts would never be seen.
 */
export function workWithTranslators(): void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    note(observer.takeRecords());
    const there = inPlace(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    note(observer.takeRecords());
    return insertBefore.call(this, node, inPlace(this, before)) as T;
  };
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, text: string) {
      this.data = text;
      note(observer.takeRecords());
      let stand: Node | null = stands.get(this) ?? this.parentNode;
      while (isFont(stand?.parentNode)) stand = stand?.parentNode ?? null;
      // back to the text itself, which the translator may take up again
      if (isFont(stand)) stand?.parentNode?.replaceChild(this, stand as Node);
      stands.delete(this);
    },
  });
}
