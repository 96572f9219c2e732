import {
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  foldInPlace,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

const PART =
  /(?<!\p{L})(?:of (?:which|them|these|those)|the last|davon|darunter|hiervon|die letzten|de ell[oa]s|de (?:los|las) (?:cuales|que)|l[oa]s (?:\p{L}+ )?ultim[oa]s)(?!\p{L})/u;
const REACH = 4;

/** A part of what a fact counts, with the places of what the part alone is of. */
interface Counted {
  whole: Amount;
  part: Amount;
  only: ReadonlySet<number>;
}

/** "Nine years in intensive care" where the facts say "nine years in hospitals, six of them in intensive care". */
export function compareYearsOfPart(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const numbers = readPlacedAmounts(said);
  const wrong = facts.flatMap((fact) => {
    const counted = partIn(fact);
    if (counted === undefined) return [];
    const { whole, part, only } = counted;
    const isTold = numbers.some((one) => sameValue(one, whole) && !one.isYear);
    if (!isTold || numbers.some((one) => sameValue(one, part))) return [];
    return said.words.flatMap((word, place) => {
      const places = word.isGlue ? [] : findAt(said, place, fact);
      return places.length > 0 && places.every((at) => only.has(at)) ? [place] : [];
    });
  });
  return unprovenAt(said, [...new Set(wrong)], 'number-contradicts');
}

function partIn({ list, amounts }: FactIndex): Counted | undefined {
  const hit = PART.exec(foldInPlace(list.text));
  if (hit === null) return undefined;
  const at = list.words.findIndex((word) => word.at >= hit.index);
  const end = list.words.findIndex((word) => word.at >= hit.index + hit[0].length);
  const near = ({ places: [place = -99] }: Amount) => place >= at - REACH && place <= end + 1;
  const index = amounts.findIndex((one, place) => place > 0 && near(one));
  const [whole, part] = [amounts[index - 1], amounts[index]];
  if (whole === undefined || part === undefined || end < 0) return undefined;
  const only = new Set<number>();
  for (
    let place = Math.max(end, (part.places.at(-1) ?? 0) + 1);
    place < list.words.length;
    place += 1
  ) {
    if (isBehindSign(list, place)) break;
    const isTime =
      part.counted[0] !== undefined &&
      list.words.indexOf(part.counted[0]) === place &&
      whole.counted[0]?.folded === part.counted[0].folded;
    if (list.words[place]?.isGlue === false && !isTime) only.add(place);
  }
  return { whole, part, only };
}
