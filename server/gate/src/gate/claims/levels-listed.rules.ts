import { type FactIndex, findAt, type Finding, unprovenAt, type WordList } from '@sastre/wording';
import { isOfLevel, levelsNamed, type StatedLevel } from './levels.rules.ts';

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
  // "Advanced wound care" is a name, and no level of it.
  const stated = said.words.map((_word, place) =>
    (named[place] ?? []).length > 0 ? [] : levelsNamed(said, place),
  );
  const row = rowsOf(said, named);
  const beside = stated.flatMap((level, at) =>
    level.length > 0 ? rowsBeside(said, at, row, stated).map((own) => ({ own, level })) : [],
  );
  const wrong = said.words.flatMap((_word, place) => {
    const own = named[place] ?? [];
    const names = beside.filter((one) => own.length > 0 && one.own === row[place]);
    const isHeld = names.some(({ level: stands }) =>
      own.some(({ level }) => level !== undefined && stands.includes(level)),
    );
    return names.length > 0 && !isHeld ? [place] : [];
  });
  return unprovenAt(said, wrong, 'level-contradicts');
}

const JOINS =
  /^(?:and|or|und|oder|sowie|y|e|o|in|of|de|con|mit|with|en|the|der|dem|la|el|los|las|auch|also)$/;

/** The row of names that each word stands in, by its number, none outside of one: names, and words that join them. */
function rowsOf(
  { words, text }: WordList,
  named: readonly (readonly Levelled[])[],
): (number | undefined)[] {
  const row: (number | undefined)[] = words.map(() => undefined);
  let before: number | undefined;
  named.forEach((own, place) => {
    if (own.length === 0) return;
    const from = before ?? place;
    const between = words.slice(from + 1, place);
    const isOne =
      before !== undefined &&
      between.every(({ folded }) => JOINS.test(folded)) &&
      /^[\s,/&\p{L}-]*$/u.test(text.slice(words[from]?.end, words[place]?.at));
    for (let at = isOne ? from + 1 : place; at <= place; at += 1)
      row[at] = isOne ? row[from] : place;
    before = place;
  });
  return row;
}

/** The rows that a level stands beside, with nothing but words that tie between: the nearer one, if there are two. */
function rowsBeside(
  said: WordList,
  level: number,
  row: readonly (number | undefined)[],
  stated: readonly (readonly StatedLevel[])[],
): number[] {
  const found = [-1, 1].flatMap((step) => {
    let at = level + step;
    const isTie = () => {
      const word = said.words[at];
      return (
        word !== undefined &&
        row[at] === undefined &&
        stated[at]?.length === 0 &&
        (word.isGlue || TIES.test(word.folded) || isOfLevel(said, at)) &&
        !AND.test(word.folded)
      );
    };
    while (isTie()) at += step;
    const own = row[at];
    const [from, to] = [Math.min(at, level), Math.max(at, level)];
    const isParted = /[,;:.()]/.test(said.text.slice(said.words[from]?.end, said.words[to]?.at));
    return own === undefined || isParted ? [] : [{ own, far: Math.abs(at - level) }];
  });
  const nearest = Math.min(...found.map(({ far }) => far));
  return found.filter(({ far }) => far === nearest).map(({ own }) => own);
}

const AND = /^(?:and|und|y|e|but|aber|pero)$/;
const TIES = /^(?:knowledge|speak|command|\w*kenntnisse?n?|spreche|manejo|hablo|dominio)$/;
