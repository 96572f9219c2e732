import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import { findAt } from '../prove/match.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { levelsNamed, type StatedLevel } from './levels.rules.ts';

/** A skill or language with the level that is stated with it. */
export interface Levelled {
  name: FactIndex;
  level: StatedLevel | undefined;
}

/**
 * "Native English and French" of one who has a little French: in a row of skills or languages, a level holds for what it is
 * stated with. Each of the row must have one of the levels beside the row.
 */
export function compareListedLevels(said: WordList, levels: readonly Levelled[]): Finding[] {
  const named = said.words.map((word, place) =>
    word.isGlue ? [] : levels.filter(({ name }) => findAt(said, place, name).length > 0),
  );
  const stated = said.words.map((_word, place) => levelsNamed(said, place));
  const row = rowsOf(said, named, stated);
  const wrong = said.words.flatMap((_word, place) => {
    const own = named[place] ?? [];
    if (own.length === 0) return [];
    const beside = stated.flatMap((level, at) =>
      level.length > 0 && isBeside(said, place, at, row, stated) ? [level] : [],
    );
    const isHeld = beside.some((names) =>
      own.some(({ level }) => level !== undefined && names.includes(level)),
    );
    return beside.length > 0 && !isHeld ? [place] : [];
  });
  return unprovenAt(said, wrong, 'level-contradicts');
}

const JOINS = /^(?:and|or|und|oder|sowie|y|e|o|in|of|de|con|mit|with|en|the|der|dem|la|el|los|las|auch|also)$/;

/** The row of names that each word stands in, by its number; names, and words that join, stand in one row. */
function rowsOf(
  { words, text }: WordList,
  named: readonly (readonly Levelled[])[],
  stated: readonly (readonly StatedLevel[])[],
): number[] {
  let row = 0;
  let isOpen = false;
  return words.map(({ folded, at }, place) => {
    const gap = text.slice(words[place - 1]?.end, at);
    const isNamed = (named[place] ?? []).length > 0;
    const isKept =
      /^[\s,/&-]*$/.test(gap) &&
      (stated[place] ?? []).length === 0 &&
      (isNamed || JOINS.test(folded));
    if (!isKept || !isOpen) row += 1;
    isOpen = isKept || isNamed;
    return row;
  });
}

/** The level stands in front of the row or behind it, and nothing but words that tie between them. */
function isBeside(
  said: WordList,
  place: number,
  level: number,
  row: readonly number[],
  stated: readonly (readonly StatedLevel[])[],
): boolean {
  const [from, to] = [Math.min(place, level), Math.max(place, level)];
  const [own, other] = [row[place], row[level]];
  if (own === other) return true;
  const between = said.words.slice(from + 1, to).flatMap((word, at) => {
    const one = from + 1 + at;
    return row[one] === own ? [] : [{ word, one }];
  });
  const first = between[0]?.one ?? (level < place ? place : level);
  const gaps = said.text.slice(
    said.words[level < place ? level : first - 1]?.end,
    said.words[level < place ? row.indexOf(own ?? 0) : level]?.at,
  );
  if (/[,;:.()]/.test(gaps)) return false;
  return between.every(
    ({ word, one }) =>
      (stated[one] ?? []).length === 0 && (word.isGlue || TIES.test(word.folded)) && !AND.test(word.folded),
  );
}

const AND = /^(?:and|und|y|e|but|aber|pero)$/;
const TIES =
  /^(?:level|levels|knowledge|skills?|speak|command|niveau|\w*kenntnisse?n?|spreche|nivel|conocimientos?|manejo|hablo|dominio)$/;
