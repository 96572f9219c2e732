import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import { oncePerList } from '../words/once-per-list.ts';
import type { WordList } from '../words/units.rules.ts';
import { ENDS, JOINS, OPENS, OTHER_CLAIMS, type Slot } from './slots.ts';

/** The slots that each word of a text may stand in: behind an "and" or a comma that of the words before, or none. */
export const slotsOf = oncePerList(
  ({ text, words, language }: WordList): readonly (readonly Slot[])[] => {
    let current: readonly Slot[] = ['bare'];
    return words.map(({ folded, at }, place) => {
      const gap = text.slice(words[place - 1]?.end ?? at, at);
      const opened = OPENS[language].get(folded);
      if (opened !== undefined) current = [opened];
      else if (/[.;:()]/.test(gap)) current = ['bare'];
      else if (/,/.test(gap) || JOINS[language].test(folded))
        current = [...new Set<Slot>([...current, 'bare'])];
      else if (language !== 'de' && ENDS[language].test(folded)) current = ['bare'];
      return current;
    });
  },
);

/** "Supervised the service with three helpers" where the fact says "supervised three helpers in the service". */
export function compareSlots(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  if (said.language !== list.language) return [];
  const [here, there] = [slotsOf(said), slotsOf(list)];
  const isOpener = (at: number) => OPENS[list.language].has(list.words[at]?.folded ?? '');
  const moved = [...matched].flatMap(([place, { fact, places, from }]) => {
    // The "about" of "about once a month" opens no slot and stands in none.
    const isAbout = places.every((at) =>
      /^(?:\d.*|once|twice)$/.test(list.words[at + 1]?.folded ?? ''),
    );
    const isTelling =
      fact === 0 &&
      from === place &&
      said.words[place]?.isGlue === false &&
      !(isAbout && places.every(isOpener));
    const known = places.flatMap((at) => there[at] ?? []);
    const own = here[place] ?? [];
    if (!isTelling || own.some((slot) => known.includes(slot))) return [];
    const isOther = known.every((slot) =>
      own.every((now) => OTHER_CLAIMS[said.language].has(`${slot}>${now}`)),
    );
    return isOther ? [place] : [];
  });
  return unprovenAt(said, moved, 'deed-contradicts');
}
