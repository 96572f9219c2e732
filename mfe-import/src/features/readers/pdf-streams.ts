import { inflateInPieces } from './inflate.ts';

/** A CV's pages, pictures and fonts unpack to far less. */
const MOST_BYTES = 200 * 1024 * 1024;
/** Streams may be packed more than once. */
const DEEPEST = 4;
/** The head of zlib; the raw bytes follow it. */
const HEAD_BYTES = 2;

/** Whether the streams of a PDF, as often as they are packed, unpack to more than any CV holds (bytes). Cheap: it stops there. */
export function unpacksTooFar(bytes: Uint8Array, most = MOST_BYTES): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  const budget = { left: most };
  for (const { index, 0: mark } of text.matchAll(/(?<!end)stream\r?\n?/g)) {
    const from = index + mark.length;
    if (!isPacked(bytes.subarray(from))) continue;
    const end = text.indexOf('endstream', from);
    spend(bytes.subarray(from, end < 0 ? bytes.length : end), budget, DEEPEST);
    if (budget.left < 0) return true;
  }
  return false;
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
