import { inflateInPieces } from './inflate.ts';

/** A CV's pages and fonts unpack to far less. */
const MOST_BYTES = 200 * 1024 * 1024;
/** Pictures of whole screens may be packed to a twentieth. */
const PICTURES = 5;
const PICTURE = /\/Subtype\s*\/Image\b/;
/** Letters of the longest description of a stream. */
const HEAD_LETTERS = 600;
/** A CV of the most pages has hundreds. */
const MOST_STREAMS = 20_000;
/** Streams may be packed more than once. */
const DEEPEST = 4;
/** The head of zlib; the raw bytes follow it. */
const HEAD_BYTES = 2;

/** Whether the streams of a PDF, as often as they are packed, unpack to more than any CV holds (bytes). Cheap: it stops there. */
export function unpacksTooFar(bytes: Uint8Array, most = MOST_BYTES): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  const budgets = { pages: { left: most }, pictures: { left: most * PICTURES } };
  let streams = 0;
  for (const { head, from, to } of streamsIn(text)) {
    const packed = bytes.subarray(from, to);
    if (!isPacked(packed)) continue;
    const budget = PICTURE.test(head) ? budgets.pictures : budgets.pages;
    spend(packed, budget, DEEPEST);
    if (budget.left < 0 || (streams += 1) > MOST_STREAMS) return true;
  }
  return false;
}

/** The texts of the streams that hold a page's operators, as letters of one byte each; damaged ones as far as they go. */
export function* pageStreams(bytes: Uint8Array): Generator<string> {
  const letters = new TextDecoder('latin1');
  for (const { head, from, to } of streamsIn(letters.decode(bytes))) {
    const packed = bytes.subarray(from, to);
    if (PICTURE.test(head)) continue;
    if (!isPacked(packed)) {
      yield letters.decode(packed);
      continue;
    }
    const pieces: Uint8Array[] = [];
    try {
      inflateInPieces(packed.subarray(HEAD_BYTES), (piece) => pieces.push(piece));
    } catch {
      // What is damaged says as much as was read.
    }
    yield letters.decode(joined(pieces));
  }
}

/** What stands between the words that begin and end a stream, with what stands before it. */
function* streamsIn(text: string): Generator<{ head: string; from: number; to: number }> {
  const marks = text.matchAll(/(?:end)?stream\r?\n?/g);
  let last = marks.next();
  while (!last.done) {
    const { index, 0: mark } = last.value;
    const next = marks.next();
    if (!mark.startsWith('end')) {
      const head = text.slice(Math.max(0, index - HEAD_LETTERS), index);
      const to = next.done ? text.length : next.value.index;
      yield { head: head.slice(head.lastIndexOf('obj') + 1), from: index + mark.length, to };
    }
    last = next;
  }
}

class Spent extends Error {}

function spend(packed: Uint8Array, budget: { left: number }, depth: number): void {
  const within: Uint8Array[] = [];
  let isFirst = true;
  let isNested = false;
  try {
    inflateInPieces(packed.subarray(HEAD_BYTES), (piece) => {
      budget.left -= piece.length;
      if (budget.left < 0) throw new Spent();
      if (isFirst && piece.length >= HEAD_BYTES) {
        isFirst = false;
        isNested = depth > 1 && isPacked(piece);
      }
      if (isNested) within.push(piece);
    });
  } catch {
    // What is damaged is unpacked no further by anybody.
  }
  if (isNested && budget.left >= 0) spend(joined(within), budget, depth - 1);
}

function isPacked([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && ((first << 8) | second) % 31 === 0;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
