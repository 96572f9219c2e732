import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { readLists } from '../words/lists.ts';
import { words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

const { generic = [] } = readLists(new URL('words-of-ads.txt', import.meta.url));

/** Words that stand in any job text and tell nothing of what is asked. Folded. */
export const GENERIC: ReadonlySet<string> = new Set(generic.flatMap((line) => line.split(' ')));

/** Of words that tell nothing each, and an ability, a thing of one's own or an age all the same. */
const TOGETHER = pattern()`
  \b(?:
    trabaj(?:o|ar|ando) en (?:un )?equipo|work(?:ing)? (?:well )?(?:in|as part of|within) (?:a )?teams?|
    (?:arbeit|arbeiten|zusammenarbeit) im team|own (?:\w+ )?(?:tools?|car|transport|kit|equipment)|good with (?:people|children|animals)|
    (?:1[4-9]|2[0-9]) (?:or|and|years or) (?:over|older)|(?:over|mindestens|at least) (?:the age of )?(?:1[4-9]|2[01])(?: jahre| years)?$
  )\b`;

/** True when a text has a word that says what it is about. */
export function isTelling(text: string): boolean {
  const own = words(text);
  if (TOGETHER.test(own.join(' '))) return true;
  return own.some(
    (word) =>
      word.length > 1 && !/^\d+$/.test(word) && !GENERIC.has(word) && !ALL_FUNCTION_WORDS.has(word),
  );
}
