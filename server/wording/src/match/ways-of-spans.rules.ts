import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from '../words/units.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';
import { daysOf } from './periods.rules.ts';

/** How a stretch of time stands to what is told of it; "in six weeks" may be within or after them, and is neither. */
type Way = 'for' | 'after' | 'within' | 'every' | 'until';

/** What may stand between the word and its number; folded. */
const SOFT =
  '(?:(?:the|first|last|past|next|only|just|about|around|nearly|almost|over|under|more|less|fewer|than|at|least|rund|etwa|knapp|uber|mehr|als|nur|schon|bereits|den|ersten|letzten|los|las|primer[oa]s|ultim[oa]s|casi|solo|mas|menos|de|unos|unas) )*$';
const ahead = (words: string) => RegExp(`(?<!\\p{L})(?:${words}) ${SOFT}`, 'u');
/** Before a stretch of time. */
const AHEAD: Record<Language, readonly (readonly [Way, RegExp])[]> = {
  en: [
    ['for', ahead('for|during|throughout|lasting')],
    ['after', ahead('after|following')],
    ['within', ahead('within|inside|in under|in less than')],
    ['every', ahead('every')],
    ['until', ahead('until|till')],
  ],
  de: [
    ['for', ahead('fur|wahrend|seit')],
    ['after', ahead('nach')],
    ['within', ahead('binnen|innerhalb(?: von)?|in weniger als|in unter')],
    ['every', ahead('alle')],
    ['until', ahead('bis')],
  ],
  es: [
    ['for', ahead('durante|por|a lo largo de|desde hace')],
    ['after', ahead('tras|despues de|al cabo de|pasad[oa]s')],
    ['within', ahead('en menos de|en (?:el|un) plazo de|dentro de')],
    ['every', ahead('cada')],
    ['until', ahead('hasta')],
  ],
};
/** Behind it. */
const BEHIND: Record<Language, readonly (readonly [Way, RegExp])[]> = {
  en: [
    ['after', /^ ?(?:after|later|afterwards|on,)(?!\p{L})/u],
    ['for', /^ ?(?:long|running|straight)(?!\p{L})/u],
  ],
  de: [
    ['after', /^ ?(?:spater|danach|darauf|nach)(?!\p{L})/u],
    ['for', /^ ?(?:lang|hindurch|hinweg)(?!\p{L})/u],
  ],
  es: [
    ['after', /^ ?(?:despues|mas tarde)(?!\p{L})/u],
    ['for', /^ ?(?:seguid[oa]s|enter[oa]s)(?!\p{L})/u],
  ],
};

const THEN =
  /(?<!\p{L})(?:then|afterwards|subsequently|danach|dann|anschliessend|darauf|luego|despues|posteriormente)(?!\p{L})/u;

interface Span {
  amount: Amount;
  days: number;
  ways: readonly Way[];
}

function spansIn(list: WordList): Span[] {
  const plain = foldInPlace(list.text);
  return readPlacedAmounts(list).flatMap((amount) => {
    const last = amount.places.at(-1) ?? -1;
    const place = [last, last + 1].find((at) => daysOf(list.words[at]?.folded) !== undefined);
    const unit = list.words[place ?? -1];
    const start = list.words[amount.places[0] ?? -1];
    const days = daysOf(unit?.folded);
    if (unit === undefined || start === undefined || days === undefined) return [];
    const [before, behind] = [plain.slice(0, start.at), plain.slice(unit.end)];
    const ways = [
      ...AHEAD[list.language].filter(([, kind]) => kind.test(before)),
      ...BEHIND[list.language].filter(([, kind]) => kind.test(behind)),
    ].map(([way]) => way);
    // "Two years as a temp, then …" is "after two years as a temp …".
    if (ways.includes('for') && THEN.test(behind)) ways.push('after');
    return [{ amount, days, ways }];
  });
}

/** "For six weeks", "within six weeks", "every six weeks" where the fact says "after six weeks". */
export function compareWaysOfSpans(said: WordList, list: WordList): Finding[] {
  const there = spansIn(list);
  if (there.length === 0) return [];
  const wrong = spansIn(said).filter(({ amount, days, ways }) => {
    const same = there.filter((one) => one.days === days && sameValue(one.amount, amount));
    return (
      ways.length > 0 &&
      same.length > 0 &&
      same.every((one) => one.ways.length > 0 && !one.ways.some((way) => ways.includes(way)))
    );
  });
  const words = wrong.map(({ amount }) => amount.text);
  return words.length > 0 ? [unproven(words, 'direction-contradicts')] : [];
}
