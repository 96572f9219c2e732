import type { Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import { oncePerList } from '../words/once-per-list.ts';
import type { Word, WordList } from '../words/units.rules.ts';
import { findRows, type Hit } from './find-rows.rules.ts';
import { LIMITS_SAID } from './limits.rules.ts';
import { ENDS, JOINS, OPENS, OTHER_CLAIMS, type Slot } from './slots.ts';

/** The slots that each word of a text may stand in: behind an "and" or a comma that of the words before, or none. */
export const slotsOf = oncePerList((list: WordList) => readSlots(list, []));

/** `slotsOf`, where "took part in the move" and "helped to move" open none: the preposition is the verb's own. */
const slotsOfDeeds = oncePerList((list: WordList) =>
  readSlots(
    list,
    findRows(LIMITS_SAID, list.words, list.language).filter(({ name }) => SMALL.test(name)),
  ),
);

function readSlots(
  { text, words, language }: WordList,
  verbs: readonly Hit[],
): readonly (readonly Slot[])[] {
  let current: readonly Slot[] = ['bare'];
  return words.map(({ folded, at }, place) => {
    const gap = text.slice(words[place - 1]?.end ?? at, at);
    const opened = opensAt(words, place, language);
    const isVerbs = verbs.some(({ from, to }) => from < place && place <= to + 1);
    if (opened !== undefined) current = isVerbs ? [opened, ...OF_VERBS] : [opened];
    else if (/[.;:()]/.test(gap)) current = ['bare'];
    else if (/,/.test(gap) || JOINS[language].test(folded))
      current = [...new Set<Slot>([...current, 'bare'])];
    else if (language !== 'de' && ENDS[language].test(folded)) current = ['bare'];
    else if (language === 'es' && isFinite(words, place)) current = ['bare'];
    return language === 'de' && isOfClause({ text, words }, place) ? ['bare'] : current;
  });
}

/** "Con mulas transporté la carga": a verb of one's own ends what stands before it, and what follows is its object. */
function isFinite(words: readonly Word[], place: number): boolean {
  const word = words[place];
  return (
    place > 0 && word?.isGlue === false && /\p{Ll}{2}(?:é|í|aba|ía|uve|ije|ice)$/u.test(word.text)
  );
}

/** A German verb or adverb in no preposition's reach: nothing that it could be a property of follows it. */
function isOfClause({ text, words }: Pick<WordList, 'text' | 'words'>, place: number): boolean {
  const [word, next] = [words[place], words[place + 1]];
  if (word === undefined || word.isGlue || !/^\p{Ll}/u.test(word.text)) return false;
  if (next === undefined || next.isGlue) return true;
  return /[,.;:()]/.test(text.slice(word.end, next.at)) || ADVERB.test(word.folded);
}

const ADVERB =
  /^(?:taglich|wochentlich|monatlich|jahrlich|vierteljahrlich|halbjahrlich|stundlich)$/;

const OF_VERBS: readonly Slot[] = ['bare', 'of', 'in', 'to'];

/** Rows of verbs that are told with a preposition of their own. */
const SMALL = /^(?:help|part taken)$/;

/** "With no findings" is without them. */
function opensAt(
  words: readonly Word[],
  place: number,
  language: WordList['language'],
): Slot | undefined {
  const opened = OPENS[language].get(words[place]?.folded ?? '');
  const isNone = opened === 'with' && NONE.test(words[place + 1]?.folded ?? '');
  return isNone ? 'without' : opened;
}

const NONE = /^(?:no|not|zero|kein\w*|ningun\w*)$/;

/** "Supervised the service with three helpers" where the fact says "supervised three helpers in the service". */
export function compareSlots(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  if (said.language !== list.language) return [];
  const [here, there] = [slotsOfDeeds(said), slotsOfDeeds(list)];
  const isOpener = (at: number) => OPENS[list.language].has(list.words[at]?.folded ?? '');
  const moved = [...matched].flatMap(([place, { fact, places, from }]) => {
    // The "about" of "about once a month" opens no slot and stands in none.
    const isAbout = places.every((at) =>
      /^(?:\d.*|once|twice)$/.test(list.words[at + 1]?.folded ?? ''),
    );
    // A part of a compound ("a 70-seat room") has no slot of its own.
    const isPart = isHyphened(said, place) || places.some((at) => isHyphened(list, at));
    const isTelling =
      fact === 0 &&
      !isPart &&
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

function isHyphened({ text, words }: WordList, place: number): boolean {
  const end = words[place]?.end ?? 0;
  return text.charAt(end) === '-' && words[place + 1]?.at === end + 1;
}
