import {
  type Amount,
  contradicted,
  countsSame,
  findAt,
  type Finding,
  isBehindSign,
  type KnownAmount,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';

/** What speaks against a year that stands in the dates: the facts tell another start, or the same year from its other side. */
export function datedFindings(
  said: WordList,
  amount: Amount,
  known: readonly KnownAmount[],
): Finding[] {
  if (isOtherSince(said, amount, known)) return [contradicted('date-contradicts', amount.text)];
  const told = known.flatMap(({ amount: other }) =>
    sameValue(other, amount) && other.isYear && other.when !== undefined ? [other.when] : [],
  );
  const isTurned =
    (amount.when === 'since' && told.includes('until')) ||
    (amount.when === 'until' && told.includes('since'));
  const isToldSo = told.some((when) => when === amount.when);
  return isTurned && !isToldSo ? [unproven([amount.text], 'date-contradicts')] : [];
}

/** "Since 2015 at a bank" where the facts say "since 2020 at a bank". */
function isOtherSince(said: WordList, amount: Amount, known: readonly KnownAmount[]): boolean {
  const isSaid = (one: KnownAmount) => one.amount.isYear && one.amount.when === 'since';
  const isSince = (one: KnownAmount) => isSaid(one) && isOfSame(said, amount, one);
  if (amount.when !== 'since' || known.some((one) => sameValue(one.amount, amount))) return false;
  return (
    known.some(
      (one) =>
        isSaid(one) &&
        amount.counted.length > 0 &&
        one.amount.counted.length > 0 &&
        countsSame(said, amount, one),
    ) || known.some(isSince)
  );
}

/** True when the words before both years tell of the same: "in concert halls since 2012", "concert hall work since 2017". */
function isOfSame(said: WordList, amount: Amount, { amount: other, fact }: KnownAmount): boolean {
  const own = partBefore(fact.list, other);
  return partBefore(said, amount).some((place) =>
    findAt(said, place, fact).some((at) => own.includes(at)),
  );
}

/** Places of the words of weight before a year, in its part of the sentence. */
function partBefore(list: WordList, { places }: Amount): number[] {
  const year = places[0] ?? 0;
  const found: number[] = [];
  for (let place = year - 1; place >= 0 && found.length < SINCE_WHAT; place -= 1) {
    const word = list.words[place];
    if (word === undefined || isBehindSign(list, place + 1)) break;
    if (!word.isGlue) found.push(place);
  }
  return found;
}

const SINCE_WHAT = 3;
