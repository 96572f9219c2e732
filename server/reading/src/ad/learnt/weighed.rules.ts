import { oncePerText } from '@sastre/shared-once';
import { askedOf } from '../asked.rules.ts';
import { HELPS, NOT_ASKED } from '../clause-cues.ts';
import { withoutDenied } from '../clause-mode.rules.ts';
import { headingMode } from '../headings.rules.ts';
import { literalTerm, quoteOf } from '../quote.rules.ts';
import { withoutRefused } from '../refused.rules.ts';
import { isSame, type Quoted } from '../same-asked.rules.ts';
import { fold, words } from '../../words/stem.rules.ts';
import { placesOf, verdictsOf, weightsOf } from './read-units.rules.ts';
import { unitsOf, type Unit } from './units.rules.ts';
import { chancesOf, type Chances } from './votes.rules.ts';
import { learntWeights, type Weights } from './weights.rules.ts';

/** From this chance on something is read that the rules passed over; below the other what they read is given up. */
const [LIKELY, UNLIKELY] = [0.4, 0.2];
/** What tells several deeds one after the other tells tasks, unless that is hardly so. */
const [SEVERAL, HARDLY] = [3, 0.03];
/** Surer than this of the other need, that of the rules is given up. */
const SURE = 0.75;
/** A text of fewer units says too little of itself. */
const FEWEST = 8;

/**
 * What the rules read of an ad, weighed against what its words say by labelled ads of others: what surely asks for nothing is left out, what
 * surely does is read as well, and a must that surely only helps is nice to have.
 */
export function weighed(
  jobText: string,
  found: readonly Quoted[],
  hasCapitalNouns: boolean,
): Quoted[] {
  const units = unitsOf(jobText);
  if (units.length < FEWEST) return [...found];
  const places = placesOf(units, found);
  const verdicts = verdictsOf(units, found, places);
  const weights = weightsOf(units, learntWeights());
  const chances = chancesOf({ units, weights, verdicts });
  const areMixed = (at: number) =>
    new Set(found.filter((_one, index) => places[index] === at).map(({ need }) => need)).size > 1;
  const dutiesAt = (at: number | undefined) =>
    found.filter(({ kind }, index) => kind === 'duty' && places[index] === at).length;
  const kept = found.flatMap((one, index): Placed[] => {
    const at = places[index];
    const [unit, chance] = [units[at ?? -1], chances[at ?? -1]];
    if (unit === undefined || chance === undefined) return [{ at: 0, one }];
    const least = dutiesAt(at) < SEVERAL ? UNLIKELY : HARDLY;
    if (at === undefined || chance.asks < least) return [];
    // Of a sentence that asks for both, the rules tell which is which.
    const need = areMixed(at) ? one.need : needOf(one, unit, chance);
    return [{ at, one: { ...one, need } }];
  });
  units.forEach((unit, at) => {
    const { asks, nice } = chances[at] ?? { asks: 0, nice: 0 };
    if (verdicts[at] !== undefined || asks < LIKELY) return;
    // What stands below "What you need not bring" is told apart by its heading alone.
    if (unit.isPoint && headingMode(unit.head) === 'none') return;
    const isNice = nice > 0.5;
    for (const one of askedIn(unit, weights[at], isNice, hasCapitalNouns))
      if (!kept.some((known) => isSame(known.one, one) || isWithin(one, known.one)))
        kept.push({ at, one });
  });
  return kept.toSorted((one, other) => one.at - other.at).map(({ one }) => one);
}

interface Placed {
  at: number;
  one: Quoted;
}

/** "Siemens S7" beside "PLC Siemens S7" is asked for already. */
function isWithin(one: Quoted, known: Quoted): boolean {
  return spaced(known.term).includes(spaced(one.term));
}

/** Each term is held against all others. */
const MOST_TERMS = 5_000;
const spaced = oncePerText(MOST_TERMS, (term) => ` ${words(term).join(' ')} `);

function needOf({ need }: Quoted, unit: Unit, { nice }: Chances): Quoted['need'] {
  if (need === 'must') return nice > SURE ? 'nice' : need;
  // "Excel, ideally with macros": of one sentence the rules tell its parts.
  return nice < 1 - SURE && !HELPS.test(fold(unit.text)) ? 'must' : need;
}

/** What a unit asks for that the rules had passed over. */
function askedIn(
  { text: said, isPoint }: Unit,
  weights: Weights | undefined,
  isNice: boolean,
  hasCapitalNouns: boolean,
): Quoted[] {
  const text = withoutRefused(withoutDenied(said));
  const folded = fold(text);
  // "A welcome extra, though not required."
  if ((NOT_ASKED.test(folded) && !(isNice && HELPS.test(folded))) || !/\p{L}{2}/u.test(text))
    return [];
  const isDuty = !isNice && weights !== undefined && weights.duty > weights.must;
  const need = isNice ? 'nice' : 'must';
  const clause = {
    text,
    said,
    need,
    isDuty,
    isProse: !isPoint && !isDuty,
    isLoose: !isPoint && !isDuty,
  } as const;
  return askedOf(clause, hasCapitalNouns).flatMap((asked) => {
    const term = literalTerm(asked.term, clause);
    // In German a word that may be asked for is a noun.
    const isVerb = hasCapitalNouns && asked.kind === 'skill' && /^\p{Ll}+$/u.test(term);
    return term === '' || isVerb ? [] : [{ ...asked, term, quote: quoteOf(term, clause) }];
  });
}
