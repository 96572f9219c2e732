import type { CvContent } from '@sastre/shared-contracts/api';
import type { Reading } from '../features/reading/reading.types.ts';
import { kindOf } from '../features/rules/parts.rules.ts';
import { wordsOf } from '../features/rules/words.rules.ts';
import { textsIn } from './texts-in.rules.ts';

/** Words that a person told and the file shows, and that stand neither in a field nor among what is not placed. */
export function lostWords(truth: Partial<CvContent>, { cv, unplaced, lines }: Reading): string[] {
  const kept = new Set([...textsIn(cv), ...unplaced.map(({ text }) => text)].flatMap(wordsOf));
  // A heading says what the form says, too.
  const said = lines.filter(({ text }) => kindOf(text) === undefined);
  const shown = new Set(said.flatMap(({ text }) => wordsOf(text)));
  return textsIn(truth)
    .flatMap(wordsOf)
    .filter((word) => shown.has(word) && !kept.has(word));
}
