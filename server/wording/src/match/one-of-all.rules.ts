import { type Finding, unproven } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { OF_WHICH } from './relations.ts';
import type { WordList } from '../words/units.rules.ts';

/** A part, and the whole that it is of, right before the number of that whole, folded. */
const PART_OF =
  /(?<!\p{L})(?:\d+|one|two|three|four|five|six|several|some|many|most|eine[rsmn]?|zwei|drei|vier|funf|sechs|einige[rn]?|mehrere[rn]?|uno|una|dos|tres|cuatro|cinco|seis|algun[oa]s|vari[oa]s) (?:out )?(?:of|der|von|unter|de)(?: (?:the|all|these|our|my|den|unseren|insgesamt|l[oa]s|mis|nuestr[oa]s))? $/u;

/** "One of five engineers" at the beginning says who somebody is. */
const IS_ONE = /^(?:one|eine[rs]?|un[oa]) (?:of|der|von|de) (?:the |den |l[oa]s )?$/;

function isPart({ text }: WordList, { at }: Amount): boolean {
  const before = foldInPlace(text.slice(0, at));
  return PART_OF.test(before) && !IS_ONE.test(before);
}

/** "Checked one of the 30 boats" where the fact says "all 30": a part is told of what is counted as a whole. */
export function compareOneOfAll(said: WordList, { list, amounts }: FactIndex): Finding[] {
  if (OF_WHICH[list.language].test(foldInPlace(list.text))) return [];
  const here = readPlacedAmounts(said);
  const told = here.filter((amount, index) => {
    const same = amounts.filter((one) => sameValue(one, amount));
    const part = here[index - 1];
    const isCounted = part !== undefined && amounts.some((one) => sameValue(one, part));
    return (
      !amount.isYear &&
      isPart(said, amount) &&
      same.length > 0 &&
      !same.some((one) => isPart(list, one)) &&
      !isCounted
    );
  });
  return told.length > 0
    ? [
        unproven(
          told.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}
