import type { Language } from '@sastre/shared-contracts/api';
import { clausesOf } from './clauses.rules.ts';
import { type Finding, unproven } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { findWord } from './match.rules.ts';
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
export function compareOneOfAll(said: WordList, fact: FactIndex): Finding[] {
  const { list, amounts } = fact;
  if (isOneLost(said, fact)) return [unproven([], 'number-contradicts')];
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

/** One of those that were counted, told by nothing but its number: "proposed three; the board took one". */
const ONE_ALONE: Record<Language, RegExp> = {
  en: /(?<!\p{L}|each )one(?=[.,;:)]|$| of (?:them|which|whom|these|those))/iu,
  de: /(?<=(?:von denen|davon)[^.;:]{0,60} )eine[rsn]?(?= \p{Ll}|[.,;:)]|$)/u,
  es: /(?<=\p{Ll} (?<!cada ))un[oa](?=[.,;:)]|$| de (?:ell[oa]s|l[oa]s (?:cuales|que)))/u,
};
/** What still tells of one, or of a part. */
const STILL_ONE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:1|one|single|only|part(?:ly)?|among|including)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:1|[Nn]ur|[Dd]arunter|[Tt]eil\p{L}*|[Ee]ine[rsmn]?(?= \p{Ll}|[.,;:)]|$))(?!\p{L})/u,
  es: /(?<!\p{L})(?:1|s[oó]lo|parte|entre ell[oa]s|incluid[oa]|un[oa](?= (?:de|en|con|para|a|\p{L}+[óaí])(?!\p{L})|[.,;:)]|$))(?!\p{L})/iu,
};

/** Its clause is told, and no longer of one. */
function isOneLost(said: WordList, fact: FactIndex): boolean {
  const { list } = fact;
  const found = ONE_ALONE[list.language].exec(list.text);
  if (found === null || STILL_ONE[said.language].test(said.text)) return false;
  const clauses = clausesOf(list);
  const own = clauses[list.words.findIndex(({ at }) => at === found.index)];
  return said.words.some(
    (word) => !word.isGlue && findWord(word, said, fact).some((at) => clauses[at] === own),
  );
}
