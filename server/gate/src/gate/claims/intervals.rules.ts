import { periodOf, readPlacedNumbers } from '@sastre/reading';
import { type FactIndex, foldInPlace, valueOfOrdinal, type WordList } from '@sastre/wording';

/** "Every fifth weekend", "one weekend in five": which of the stretches, and where it is said. */
interface Interval {
  key: string;
  at: number;
  end: number;
}

const UNIT = String.raw`(?<unit>\p{L}+(?: de semana)?)`;
const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:every|jede[nrsm]?|cada) (?<which>\p{L}+) ${UNIT}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:one|an?|1|eine?[nrsm]?|una?|uno) ${UNIT} (?:in|out of|von|de cada|cada) (?<of>\p{L}+|\d+)(?! ?(?:%|percent))`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:one|eine?[nrsm]?|un[ao]) (?:in|in every|out of|of every|von|de cada) (?<of>\p{L}+|\d+) (?<unit>\p{L}+)`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:every|alle|cada) (?<of>\p{L}+|\d+) ${UNIT}`, 'gu'),
];

/** "One of every ten". */
const NTH = /^(?:one|eine?[nrsm]?|un[ao]) /;

function intervalsIn(text: string): Interval[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: hit, index, groups }) => {
      const { which, of = '', unit } = groups ?? {};
      const every =
        which === undefined ? readPlacedNumbers(of)[0]?.values[0] : valueOfOrdinal(which);
      const period = periodOf(unit ?? '');
      if (every === undefined) return [];
      if (period !== undefined)
        return [{ key: `${every} ${period}`, at: index, end: index + hit.length }];
      // "One in ten forms" is every tenth: which thing it is, its word says. "Every ten forms" says how often.
      const isOne = which !== undefined || NTH.test(hit);
      const end = index + hit.length - (unit ?? '').length - 1;
      return isOne && every > 1 ? [{ key: `${every} thing`, at: index, end }] : [];
    }),
  );
}

/** Stretches of a sentence that tell an interval which a fact tells in another form. */
export function sameIntervals(
  said: WordList,
  facts: readonly Pick<FactIndex, 'list'>[],
): readonly Interval[] {
  const here = intervalsIn(foldInPlace(said.text));
  if (here.length === 0) return [];
  const there = new Set(
    facts.flatMap(({ list }) => intervalsIn(foldInPlace(list.text)).map(({ key }) => key)),
  );
  return here.filter(({ key }) => there.has(key));
}

/** Places of words that are nothing but such an interval ("fifth", "one … in five"), and not the stretch itself. */
export function placesOfIntervals(
  said: WordList,
  facts: readonly Pick<FactIndex, 'list'>[],
): number[] {
  const spans = sameIntervals(said, facts);
  return said.words.flatMap(({ at, folded }, place) =>
    periodOf(folded) === undefined && spans.some((one) => at >= one.at && at < one.end)
      ? [place]
      : [],
  );
}

const EVERY = /(?<!\p{L})(?:every|each|jede[nrsm]?|cada|tod[oa]s l[oa]s) (\p{L}+(?: de semana)?)/u;

const LAST = /^(?:last|letzte[nrs]?|ultimo|ultima)$/;

/** "Every Saturday" where the fact says "one Saturday in two": each of the stretches is more often. */
export function isOftener(said: WordList, { list }: FactIndex): boolean {
  const every = EVERY.exec(foldInPlace(said.text));
  const period = periodOf(every?.[1] ?? '');
  if (period === undefined) return false;
  const there = foldInPlace(list.text);
  // "The first Saturday of the month" is not each.
  const isOneOf = [...there.matchAll(/(?<!\p{L})(\p{L}+) (?=(\p{L}+))/gu)].some(
    ([, which = '', unit = '']) =>
      (valueOfOrdinal(which) !== undefined || LAST.test(which)) && periodOf(unit) === period,
  );
  if (isOneOf && !intervalsIn(there).some(({ key }) => key.endsWith(` ${period}`)))
    return periodOf(EVERY.exec(there)?.[1] ?? '') !== period;
  return (
    intervalsIn(there).some(({ key }) => key.endsWith(` ${period}`) && !key.startsWith('1 ')) &&
    periodOf(EVERY.exec(there)?.[1] ?? '') !== period
  );
}
