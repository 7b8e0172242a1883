// A browser that translates a page replaces its text nodes with <font> elements, or moves them into such. React keeps the
// text nodes that it made: it would remove one that is not there any more, which throws, insert beside one, which throws, or
// write a new text into one that nobody sees. Chrome does this outside of the page's own scripts: only an observer sees it.

/** The element that is shown instead of a text node. */
const shownFor = new WeakMap<Node, HTMLElement>();
const textOf = new WeakMap<HTMLElement, Text>();

let translated = false;

/** Whether a browser has translated the page: where it was faster than React, what the server wrote is rendered again. */
export const isTranslated = (): boolean => translated;

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/**
 * Keeps React working while a browser translates the page: a text that changes replaces its translation, one that is
 * removed takes its translation along. To be called before the page is taken over.
 */
export function keepTranslated(): void {
  translated = document.querySelector('font') !== null;
  const observer = new MutationObserver(receive);
  observer.observe(document, { childList: true, subtree: true });
  guard(() => receive(observer.takeRecords()));

  function receive(records: MutationRecord[]): void {
    for (const { type, target } of records) if (type === 'characterData') showAgain(target as Text);
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isFont))) return;
    translated = true;
    let removed: { text: Text; record: MutationRecord }[] = [];
    for (const record of records) {
      for (const text of record.removedNodes) if (isText(text)) removed.push({ text, record });
      // What removes and adds may be one change or two, in either order.
      removed = removed.filter(({ text, record: gone }) => {
        if (text.isConnected) return false;
        const font = [...record.addedNodes, gone.previousSibling, gone.nextSibling].find(
          (node): node is HTMLElement =>
            isFont(node) && node.parentNode === gone.target && !textOf.has(node) && !node.contains(text),
        );
        if (!font) return true;
        shownFor.set(text, font);
        textOf.set(font, text);
        // Without being in the document, so not observed with it.
        observer.observe(text, { characterData: true });
        return false;
      });
    }
  }
}

/** Shows a text that has changed instead of the translation of what it was. */
function showAgain(text: Text): void {
  const font = shownFor.get(text);
  if (!font) return;
  forget(text, font);
  font.replaceWith(text);
}

function forget(text: Node, font: HTMLElement): void {
  shownFor.delete(text);
  textOf.delete(font);
}

/** Returns what a parent has in the place of a child: the child, its translation, or nothing. */
function findIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const font = shownFor.get(child);
  if (font?.parentNode === parent) return font;
  let around = child.parentNode;
  while (isFont(around) && around.parentNode !== parent) around = around.parentNode;
  return isFont(around) ? around : null;
}

/** Lets React remove, move and insert where a translation is. @param refresh receives what was changed just now */
function guard(refresh: () => void): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    refresh();
    const found = findIn(this, child);
    // Where there is nothing, it is removed already.
    if (found) removeChild.call(this, found);
    takeAlong(child);
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    if (isText(child)) takeAlong(child);
    if (!before || before.parentNode === this) return insertBefore.call(this, child, before) as T;
    refresh();
    return insertBefore.call(this, child, findIn(this, before)) as T;
  };

  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    if (isText(child)) takeAlong(child);
    return appendChild.call(this, child) as T;
  };
}

/** Removes the translation of a text that is put elsewhere. */
function takeAlong(text: Node): void {
  const font = shownFor.get(text);
  if (!font) return;
  forget(text, font);
  font.remove();
}
