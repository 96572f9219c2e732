import { heaviestInOrder, type Movable } from './heaviest-in-order.rules.ts';
import { isElement } from './is-element.ts';

/** Class names that `paginate` adds to a rendered document. */
export const PAGINATED = { pager: 'pager', sheets: 'sheets' };
/** Elements of the renderer whose style is `paginate`'s own. */
const PAGED = ['run', 'flow', 'col'];

/** A child of the preview that goes on as a child of the next document. */
interface Kept extends Movable {
  old: ChildNode;
  isEqual: boolean;
}
const TEXT = 3;

/**
 * Makes the children of an element of the preview those of `next`, which loses them. What says the same stays where it is,
 * and of what changed all that did not, down to its texts, so that the browser need not style, shape and lay it out again;
 * where the order changed, the shorter texts move.
 */
export function patchChildren(present: Element, next: Element): void {
  const before = [...present.childNodes].filter((node) => !isSheets(node));
  const after = [...next.childNodes];
  const kept = keepWhatCan(before, after);
  const staying = heaviestInOrder(kept.filter((one) => one !== undefined));
  const stays = new Set([...staying].map(({ old }) => old));
  for (const node of before) if (!stays.has(node)) node.remove();
  let place = [...present.childNodes].find((node) => !isSheets(node)) ?? null;
  for (const [index, node] of after.entries()) {
    const { old, isEqual = true } = kept[index] ?? {};
    if (old && !isEqual) patch(old, node);
    if (old && stays.has(old)) place = old.nextSibling;
    else present.insertBefore(old ?? node, place);
  }
}

/** For each child of the next document the one that says the same, else the one that holds the same. */
function keepWhatCan(before: readonly ChildNode[], after: readonly ChildNode[]) {
  const free = new Map(before.map((node, from) => [node, from]));
  const take = (isMeant: (old: ChildNode) => boolean, isEqual: boolean): Kept | undefined => {
    for (const [old, from] of free) {
      if (!isMeant(old)) continue;
      free.delete(old);
      return { old, from, isEqual, weight: 1 + (old.textContent?.length ?? 0) };
    }
    return undefined;
  };
  const equal = after.map((node) => take((old) => old.isEqualNode(node), true));
  return after.map((node, index) => equal[index] ?? take((old) => isSameHolder(old, node), false));
}

/** A picture is loaded: it is none of those that go on as another. */
function isSameHolder(old: ChildNode, next: ChildNode): boolean {
  if (old.nodeType === TEXT) return next.nodeType === TEXT;
  if (!isElement(old) || !isElement(next) || old.tagName !== next.tagName) return false;
  const classes = [...old.classList].filter((name) => name !== PAGINATED.pager).join(' ');
  return classes === next.className && old.tagName !== 'IMG';
}

function patch(old: ChildNode, next: ChildNode): void {
  if (!isElement(old) || !isElement(next)) {
    old.nodeValue = next.nodeValue;
    return;
  }
  // The class is as it was, or `paginate`'s own.
  const own = PAGED.some((name) => old.classList.contains(name)) ? ['class', 'style'] : ['class'];
  for (const { name, value } of next.attributes)
    if (name !== 'class' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!own.includes(name) && !next.hasAttribute(name)) old.removeAttribute(name);
  patchChildren(old, next);
}

function isSheets(node: ChildNode): boolean {
  return isElement(node) && node.classList.contains(PAGINATED.sheets);
}
