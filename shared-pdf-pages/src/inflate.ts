import { Inflate } from 'fflate';

/** So much is fed at once: what comes of it is counted before the next. */
const FED = 16 * 1024;

/** Hands on what packed bytes (raw DEFLATE) hold, piece by piece; a listener that throws ends it. Throws when they are damaged. */
export function inflateInPieces(packed: Uint8Array, onPiece: (piece: Uint8Array) => void): void {
  const inflate = new Inflate((piece) => onPiece(piece));
  for (let from = 0; from < packed.length; from += FED)
    inflate.push(packed.subarray(from, from + FED), from + FED >= packed.length);
}
