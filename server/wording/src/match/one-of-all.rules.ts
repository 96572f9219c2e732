import { type Finding, unproven } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { OF_WHICH } from './relations.ts';
import type { WordList } from '../words/units.rules.ts';

/** A part, and the whole that it is of, right before the number of that whole, folded. */
const PART_OF =
  /(?<!\p{L})(?:\d+|one|two|three|four|five|six|several|some|many|most|eine[rsmn]?|zwei|drei|vier|funf|sechs|einige[rn]?|mehrere[rn]?|uno|una|dos|tres|cuatro|cinco|seis|algun[oa]s|vari[oa]s) (?:out )?(?:of|der|von|unter|de|[sdmi]?(?:ein|ihr|unser)er)(?: (?:the|all|these|our|my|its|their|his|her|den|unseren|[sdm]einen|ihren|insgesamt|l[oa]s|[ms]us?|mis|nuestr[oa]s))? $/u;

/** "One of five engineers" of the person, folded: at the beginning, or as what one is. */
const IS_ONE =
  /(?:^|(?<!\p{L})(?:as|am|was|being|als|bin|war|como|soy|fui|era|siendo) (?:\p{L}+ )?)(?:only )?(?:one|eine[rsmn]?|un[oa]) (?:of|der|von|unter|de|entre|[sdmi]?(?:ein|ihr|unser)er) (?:\p{L}+ )?$/u;
/** What a fact tells somebody by to be among those that it counts, folded. */
const AMONG =
  /(?<!\p{L})(?:members?|mitglied|miembro|integrante|team|group|crew|staff|gang|shift|unit|one|\p{L}*(?:team|gruppe|mannschaft|kolonne|schicht)|eine[rs]?|equipo|grupo|cuadrilla|plantilla|turno|brigada|un[oa]) (?:of|in|von|aus|mit|der|de) (?:\p{L}+[ -])?$/u;

function isPart({ text }: WordList, { at }: Amount): boolean {
  const before = foldInPlace(text.slice(0, at));
  return PART_OF.test(before) && !IS_ONE.test(before);
}

/** "As one of two restorers" where the fact only says "under two restorers". */
function isMember({ text }: WordList, { at }: Amount, list: WordList, same: readonly Amount[]) {
  const among = (one: Amount) => AMONG.test(foldInPlace(list.text.slice(0, one.at)));
  return IS_ONE.test(foldInPlace(text.slice(0, at))) && !same.some(among);
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
      same.length > 0 &&
      ((isPart(said, amount) && !same.some((one) => isPart(list, one)) && !isCounted) ||
        isMember(said, amount, list, same))
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
