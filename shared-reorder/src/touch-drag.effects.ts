import type { DragEntry } from './drag-entry.ts';
import { landing, markSorting, showEdge, takeHold } from './drag-marks.effects.ts';
import { distance, isDragged, nearerEdge, scrollStep } from './touch.rules.ts';

const lists = new WeakMap<object, Set<DragEntry>>();

/**
 * Lets an entry be dragged by a finger or a pen: browsers drag natively by a mouse alone, or only after a long press.
 * Near the ends of the page it scrolls. Returns the release.
 */
export function attachTouchDrag(entry: DragEntry): () => void {
  const { grip } = entry;
  const controller = new AbortController();
  let end: ((dropped: boolean) => void) | undefined;
  let wasDragged = false;
  const entries = lists.get(entry.list) ?? new Set();
  lists.set(entry.list, entries.add(entry));

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    wasDragged = false;
    end?.(false);
    grip.setPointerCapture(event.pointerId);
    const drag = beginDrag(entry, event, () => (wasDragged = true));
    const held = new AbortController();
    end = (dropped) => {
      end = undefined;
      held.abort();
      drag.end(dropped);
    };
    const { signal } = held;
    grip.addEventListener('pointermove', (moved) => drag.moveTo(moved), { signal });
    grip.addEventListener('pointerup', () => end?.(true), { signal });
    grip.addEventListener('pointercancel', () => end?.(false), { signal });
    grip.ownerDocument.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') end?.(false);
      },
      { signal },
    );
  };
  // While a finger holds it, neither the browser's own drag nor its menu for a long press.
  const refuse = (event: Event) => {
    if (end !== undefined) event.preventDefault();
  };
  // What was dragged was not clicked.
  const onClick = (event: MouseEvent) => {
    if (wasDragged && event.detail > 0) event.stopPropagation();
    wasDragged = false;
  };
  const { signal } = controller;
  grip.addEventListener('pointerdown', onDown, { signal });
  grip.addEventListener('contextmenu', refuse, { signal });
  grip.addEventListener('dragstart', refuse, { signal, capture: true });
  grip.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    end?.(false);
    controller.abort();
    entries.delete(entry);
  };
}

/** A finger that is down on a handle; `onStart` tells that it drags. */
function beginDrag(entry: DragEntry, down: PointerEvent, onStart: () => void) {
  const { row } = entry;
  const start = { x: down.clientX, y: down.clientY };
  let at = start;
  let over: DragEntry | undefined;
  let preview: HTMLElement | undefined;
  let frame = 0;

  const drop = () => {
    if (over === undefined) return undefined;
    const edge = nearerEdge(entry.axis, at, over.row.getBoundingClientRect());
    return { over, edge, to: landing(over, entry.index(), edge) };
  };
  const show = () => {
    preview?.style.setProperty('transform', `translate(${at.x + 12}px, ${at.y + 8}px)`);
    const next = nearest(entry, at);
    if (over !== undefined && next !== over) showEdge(over.row, null);
    over = next;
    const target = drop();
    if (target !== undefined)
      showEdge(target.over.row, target.to === undefined ? null : target.edge);
  };
  const scroll = (scroller: Element) => {
    frame = requestAnimationFrame(() => scroll(scroller));
    const isPage = scroller === row.ownerDocument.scrollingElement;
    const { top, bottom } = scroller.getBoundingClientRect();
    const step = isPage ? scrollStep(at.y, 0, window.innerHeight) : scrollStep(at.y, top, bottom);
    if (step !== 0) scroller.scrollBy({ top: step, behavior: 'instant' });
    // Rows can move under a finger that rests: a late font, a note above the list.
    show();
  };
  return {
    moveTo: ({ clientX, clientY }: PointerEvent) => {
      at = { x: clientX, y: clientY };
      if (preview === undefined) {
        if (!isDragged(start, at)) return;
        preview = drawPreview(entry);
        // Where the finger took it: a fast one is elsewhere by its first move.
        takeHold(row, start.y);
        onStart();
        frame = requestAnimationFrame(() => scroll(scrolledBy(row)));
      }
      show();
    },
    end: (dropped: boolean) => {
      cancelAnimationFrame(frame);
      if (preview === undefined) return;
      const target = dropped ? drop() : undefined;
      preview.remove();
      markSorting(row, false);
      if (over !== undefined) showEdge(over.row, null);
      if (target?.to !== undefined) entry.onDrop(entry.index(), target.to, target.over.index());
      row.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** The entry of the same list that is nearest to a point: bars of the page may lie over it. */
function nearest({ list }: DragEntry, at: { x: number; y: number }): DragEntry | undefined {
  let found: DragEntry | undefined;
  let least = Infinity;
  for (const one of lists.get(list) ?? []) {
    const away = distance(at, one.row.getBoundingClientRect());
    if (away >= least) continue;
    least = away;
    found = one;
  }
  return found;
}

function drawPreview({ name, previewClass, row }: DragEntry): HTMLElement {
  const preview = row.ownerDocument.createElement('div');
  preview.className = previewClass;
  preview.dataset['floats'] = '';
  preview.textContent = name();
  row.ownerDocument.body.append(preview);
  return preview;
}

function scrolledBy(row: HTMLElement): Element {
  const page = row.ownerDocument.scrollingElement ?? row.ownerDocument.documentElement;
  for (let at = row.parentElement; at !== null && at !== page; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return page;
}
