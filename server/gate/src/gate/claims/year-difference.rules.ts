import type { Amount, FactIndex, WordList } from '@sastre/wording';

/** The number counts another thing than in its fact. */
export const MOVED = 'moved';

/** "In 2021" where the fact says "between 2021 and 2022". */
export function yearDifference(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
): string | undefined {
  if (amount.when !== undefined && other.when !== undefined && amount.when !== other.when)
    return 'date-contradicts';
  // "Von 2017 bis 2019" says no since.
  const isRange = RANGE.test(said.text.slice(amount.end).slice(0, 5).replace(/\d+$/, ''));
  const isSince = amount.when === 'since' && !isRange;
  if (isSince && other.when === undefined && !goesOn(fact.list.text, other)) return MOVED;

  const end = fact.amounts.find(
    (one) =>
      one.isYear &&
      one !== other &&
      RANGE.test(fact.list.text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at))),
  );
  return end === undefined || said.text.includes(end.text) ? undefined : MOVED;
}

/** "2023-", "2023 to today", "abril 2023 a la fecha": the year is a start. */
function goesOn(text: string, { at, end }: Amount): boolean {
  return (
    /^\s?(?:-|–|to|until|bis|a|al|hasta)(?!\p{L})/u.test(text.slice(end)) ||
    /(?:since|from|seit|ab|desde)[^.;]{0,16}$/i.test(text.slice(0, at))
  );
}

const RANGE = /^\s?(?:-|to|until|till|bis|a|al|hasta|and|und|y)\s?$/;
