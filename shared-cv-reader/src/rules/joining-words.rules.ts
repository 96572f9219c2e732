import type { Piece } from './pieces.rules.ts';
import { wordsOf } from '@sastre/shared-cv-words';

/** The words of a text that stand in none of its parts, each as often as it is missing: "in" between a degree and its field. */
export function joiningWords(whole: Piece, parts: readonly string[]): Piece {
  const taken = parts.flatMap(wordsOf);
  const left = wordsOf(whole.text).filter((word) => {
    const at = taken.indexOf(word);
    if (at >= 0) taken.splice(at, 1);
    return at < 0;
  });
  return { ...whole, text: left.join(' ') };
}
