import { isOftener, sameIntervals } from './intervals.rules.ts';
import { PERIODS } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  foldInPlace,
  unproven,
  type WordList,
} from '@sastre/wording';
import { placesOfSamePeriods, tellSamePeriod } from './same-periods.rules.ts';

/** The same said by one word. */
const ADVERBS: Readonly<Record<string, string>> = {
  hour: 'hourly|stundlich\\w*|cada hora',
  day: 'daily|taglich\\w*|diari[oa]\\w*|a diario|am tag|(?<!(?:puesta|puse|puso|poner|pone) )al dia',
  week: 'weekly|wochentlich\\w*|semanal\\w*',
  month: 'monthly|monatlich\\w*|mensual\\w*|im monat|al mes',
  quarter: 'quarterly|vierteljahrlich\\w*|quartalsweise|trimestral\\w*|im quartal',
  year: 'yearly|annual\\w*|jahrlich\\w*|anual\\w*|im jahr|al ano',
  term: 'halbjahrlich\\w*|semestral\\w*',
  night: 'nightly|nachtlich\\w*',
};
const EVERY = '(?:every|each|jede[nmrs]?|alle|cada|tod[oa]s l[oa]s)';
const PER = '(?:per|an?|pro|je|im|am|in der|die|por|al|en|a la)';
const between = '(?: (?:single|einzelnen?|other|second|third|\\d+|[a-z]{3,7}))?';
const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
/** "A year", "pro Woche", "al mes": how many in each stretch. */
const RATE =
  '(?<!(?:in|within|for|over|after|half|once|by|as|am|is|was|been|being|became|puesta|puse|puso|poner|pone) )(?:an?|per|pro|je|al|por)';
const RULES = PERIODS.map(([name, words]) => ({
  name,
  adverb: ADVERBS[name] === undefined ? undefined : word(ADVERBS[name]),
  every: word(`(?:${EVERY}${between}|${RATE}) (?:${words})`),
  known: word(
    [
      `${EVERY}${between} (?:${words})`,
      `${PER} (?:${words})`,
      `(?:${words})(?:stunden|tage|schnitt|mittel)\\w*`,
      ...(ADVERBS[name] === undefined ? [] : [ADVERBS[name]]),
      ...(/day$|end$/.test(name) && name !== 'day' ? [words] : []),
    ].join('|'),
  ),
}));
/** What may say how often; most sentences hold none of it. */
const MAY_TELL = word(
  [
    `(?:${EVERY}${between}|${RATE}) (?:${PERIODS.map(([, words]) => words).join('|')})`,
    ...Object.values(ADVERBS),
  ].join('|'),
);
const NEVER = word('never|nie|niemals|nunca|jamas|not once|kein einziges mal|ni una vez');
/** What is said of each one, and words of a fact by which it may be. */
const EACH = word('each|cada');
const SHARED_OUT = word(
  `each|every|per|all|an?|cada|tod[oa]s|por|al|${Object.values(ADVERBS).join('|')}|alternate|respectively|todo|dia a dia`,
);
/** So many times, and so many times more or less. */
const TIMES =
  'once|twice|einmal|zweimal|dreimal|viermal|una vez|dos veces|tres veces|cuatro veces|\\p{L}+ times';
const OFTEN = word(TIMES);
const HEDGED = word(
  `(?:about|around|roughly|approximately|some|up to|at least|at most|no less than|no fewer than|no more than|almost|nearly|usually|normally|etwa|rund|ungefahr|circa|ca|mindestens|wenigstens|hochstens|bis zu|fast|meist|meistens|zumeist|in der regel|gewohnlich|normalerweise|generally|mostly|typically|as a rule|normalmente|generalmente|por lo general|habitualmente|unas|alrededor de|aproximadamente|al menos|por lo menos|como minimo|mas de|casi|hasta|como maximo) (?:${TIMES})`,
);
const IN_TIME = /(?<!\p{L})(?:19|20)\d{2}(?!\d)/u;

const SEASON = /^ de (?:primavera|verano|otono|invierno)(?!\p{L})/u;

/** How often a text says that something was done, where the other one says no such stretch. */
function oftenBeyond(here: string, there: string): RegExpExecArray[] {
  if (!MAY_TELL.test(here)) return [];
  // "Daily" where the fact says "weekly", in whatever word.
  const isOtherTold = (name: string) =>
    RULES.some((rule) => rule.name !== name && rule.adverb?.test(there) === true);
  return RULES.flatMap(({ name, every, known, adverb }) => {
    const hit = every.exec(here) ?? (isOtherTold(name) ? (adverb?.exec(here) ?? null) : null);
    const isSame = hit !== null && tellSamePeriod(hit[0], there);
    // "Cada trimestre de primavera" is each spring term.
    const isSeason = hit !== null && SEASON.test(here.slice(hit.index + hit[0].length));
    return hit === null || isSame || isSeason || known.test(there) ? [] : [hit];
  });
}

/** "Each year" that none of these facts says. */
export function compareOftenAnywhere(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const here = foldInPlace(said.text);
  if (!MAY_TELL.test(here)) return [];
  const there = facts.map(({ list }) => foldInPlace(list.text)).join('. ');
  const intervals = sameIntervals(said, facts);
  const hits = oftenBeyond(here, there).filter(({ index }) => !isWithin(intervals, index));
  if (hits.length === 0) return [];
  const words = hits.map((hit) => said.text.slice(hit.index, hit.index + hit[0].length));
  return [unproven(words, 'frequency-contradicts')];
}

const isWithin = (spans: readonly { at: number; end: number }[], index: number) =>
  spans.some(({ at, end }) => index >= at && index < end);

/** "En cada escuela" where the fact says "en una escuela": one of them is not each. */
function eachForOne(here: string, there: string): RegExpExecArray | null {
  return (
    [...here.matchAll(/(?<!\p{L})cada (\p{L}{3,})/gu)].find(
      ([, thing]) =>
        new RegExp(`(?<!\\p{L})una? (?:\\p{L}+ )?${thing}(?!\\p{L})`, 'u').test(there) &&
        !new RegExp(`(?<!\\p{L})(?:cada|tod[oa]s (?:l[oa]s)?) ?${thing}`, 'u').test(there),
    ) ?? null
  );
}

const DAYS = PERIODS.flatMap(([name, words]) =>
  name.endsWith('day') && name !== 'day' ? [words] : [],
).join('|');
const OF_MONTH = new RegExp(
  `(?<=(?:${DAYS}) )(?:(?:of|in) (?:the|each|every) month|im monat|(?:des|jedes|jeden) monats|jeden monat|del mes|(?:de|en) cada mes)`,
  'u',
);

/** "Every evening" where the fact says "two evenings a week"; "never" where it says "none in 2016". */
export function compareHowOften(said: WordList, fact: FactIndex): Finding[] {
  const { list } = fact;
  const there = foldInPlace(list.text);
  // "On the first Saturday of each month" is that of the month.
  const here = OF_MONTH.test(there)
    ? foldInPlace(said.text).replace(OF_MONTH, (hit) => ' '.repeat(hit.length))
    : foldInPlace(said.text);
  const intervals = [...sameIntervals(said, [fact]), ...placesOfSamePeriods(here, there)];
  const raised = oftenBeyond(here, there);
  const hedge = HEDGED.exec(there);
  const often = hedge === null || HEDGED.test(here) ? null : OFTEN.exec(here);
  const never = NEVER.exec(here);
  const isWider =
    never !== null && !NEVER.test(there) && IN_TIME.test(there) && !IN_TIME.test(here);
  const each = SHARED_OUT.test(there) ? null : EACH.exec(here);
  const others = [isWider ? never : null, each, often, eachForOne(here, there)].filter(
    (hit) => hit !== null,
  );
  const hits = [...raised, ...others].filter(({ index }) => !isWithin(intervals, index));
  if (hits.length === 0 && isOftener(said, fact)) return [unproven([], 'frequency-contradicts')];
  if (hits.length === 0) return [];
  const words = hits.map((hit) => said.text.slice(hit.index, hit.index + hit[0].length));
  return [unproven(words, 'frequency-contradicts')];
}
