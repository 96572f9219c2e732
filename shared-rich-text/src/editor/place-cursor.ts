import { Delta } from 'quill';
import { markdownToDelta } from './delta.ts';

/** The editor's content with a cursor in it. */
export interface DeltaWithCursor {
  delta: Delta;
  /** Where the cursor stands, as an index into the content. */
  cursor: number;
}

/** Signs that no text should hold (private use); one that this text holds cannot mark the cursor. */
const MARKERS = ['\ue0fa', '\ue0fb', '\ue0fc'];
/** How far from its place a cursor is put at most; a mark or an address is shorter. */
const REACH = 200;

/**
 * Markdown as the editor's content, and where in it the cursor stands that stood at `offset` of the markdown (UTF-16 units;
 * default: the end). A blank or a line break just typed before the cursor stays, though markdown keeps none at the end of a
 * text. A cursor inside a mark, where it stands for nothing, goes behind it, or before it at the end.
 */
export function placeCursor(markdown: string, offset?: number): DeltaWithCursor {
  const delta = markdownToDelta(markdown);
  const end = { delta, cursor: delta.length() - 1 };
  const marker = MARKERS.find((sign) => !markdown.includes(sign));
  if (offset === undefined || marker === undefined) return end;
  const shown = shownBy(delta);
  for (const at of placesFrom(offset, markdown.length)) {
    const placed = tryAt(markdown, at, marker);
    if (placed && shownBy(placed.delta) === shown) return placed;
  }
  return end;
}

/** Offsets to try: the cursor's own, the nearest behind it, the nearest before it. */
function placesFrom(offset: number, length: number): number[] {
  const reach = Array.from({ length: REACH }, (_, index) => index);
  const places = [...reach.map((step) => offset + step), ...reach.map((step) => offset - 1 - step)];
  return places.filter((at) => at >= 0 && at <= length);
}

/** The content with the cursor at `at`; `null` where a character there is not shown. */
function tryAt(markdown: string, at: number, marker: string): DeltaWithCursor | null {
  const marked = markdownToDelta(markdown.slice(0, at) + marker + markdown.slice(at));
  const cursor = marked.ops.map(lettersOf).join('').indexOf(marker);
  if (cursor < 0) return null;
  return { delta: marked.compose(new Delta().retain(cursor).delete(1)), cursor };
}

/** The dialect has no embedded thing: what is inserted is text. */
const lettersOf = ({ insert }: Delta['ops'][number]): string =>
  typeof insert === 'string' ? insert : '';

/** What can be read of a content, blanks aside: its letters with their marks. */
const shownBy = ({ ops }: Delta): string =>
  JSON.stringify(
    ops
      .map((op) => [lettersOf(op).replace(/\s/g, ''), op.attributes])
      .filter(([letters]) => letters !== ''),
  );
