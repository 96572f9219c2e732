import { isPerson } from './people.ts';
import { sameIntervals } from './intervals.rules.ts';
import { source } from '@sastre/reading';
import {
  type Amount,
  daysOf,
  type FactIndex,
  findWord,
  foldInPlace,
  isDeedByForm,
  ordinalOfInterval,
  rateOf,
  type WordList,
} from '@sastre/wording';

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Stretches of time, and how often, that a word tells as well as a number does, folded, in all languages. */
const SAME: readonly RegExp[] = [
  whole(
    source`
      fortnight\p{L}*|bi-?weekly|every (?:two|2) weeks|every (?:fourteen|14) days|alle (?:vierzehn|14) tage|every (?:other|second) week|(?:alle )?(?:zwei|2) wochen|
      jede[nr]? zweiten? woche|vierzehntagig\p{L}*|14-?tagig\p{L}*|zweiwochentlich\p{L}*|
      zwei-?wochen-?(?:rhythmus|takt|turnus)|quincenal\p{L}*|cada (?:quince|15) dias|cada (?:dos|2) semanas`,
  ),
  whole(
    source`
      half-?yearly|six-?monthly|every (?:six|6) months|semi-?annual\p{L}*|halbjahrlich\p{L}*|
      alle (?:sechs|6) monate|halbjahres(?:rhythmus|takt|turnus)|semestral(?:es|mente)?|cada (?:seis|6) meses`,
  ),
  whole(
    source`
      (?<!every )(?:six|6) months|half a year|half year|(?<!alle )(?:sechs|6) monaten?|halbe[ns]? jahre?s?|
      halbjahre?s?|(?<!cada )(?:seis|6) meses|medio ano`,
  ),
  whole(
    source`
      quarterly|every (?:three|3) months|every quarter|vierteljahrlich\p{L}*|quartalsweise|jedes quartal|
      alle (?:drei|3) monate|trimestral(?:es|mente)?|cada (?:tres|3) meses|cada trimestre`,
  ),
  whole(
    source`
      every (?:two|2) months|every (?:other|second) month|bi-?monthly|zweimonatlich\p{L}*|
      alle (?:zwei|2) monate|jeden zweiten monat|bimestral(?:es|mente)?|cada (?:dos|2) meses`,
  ),
  whole(
    source`
      every (?:two|2) years|every (?:other|second) year|biennial(?:ly)?|zweijahrlich\p{L}*|
      alle (?:zwei|2) jahre|jedes zweite jahr|bienal(?:es|mente)?|cada (?:dos|2) anos`,
  ),
  whole(
    source`
      within (?:a|one|the) year|within (?:twelve|12) months|(?:innerhalb|binnen) (?:eines jahres|von (?:zwolf|12) monaten)|
      (?:innerhalb|binnen) (?:zwolf|12) monaten|en (?:el plazo de )?(?:un ano|(?:doce|12) meses)`,
  ),
  whole(
    source`
      half an hour|(?<!every )half-?hour|(?<!every )(?:thirty|30)[ -]minutes?|(?<!(?:alle|jede) )halbe[nr]? stunde|halbstundige[nmrs]?|
      (?<!alle )(?:dreissig|30) minuten|(?<!cada )(?:media hora|(?:treinta|30) minutos)`,
  ),
  whole(
    source`
      quarter of an hour|(?<!every )(?:fifteen|15)[ -]minutes?|(?<!jede )viertelstunde|viertelstundige[nmrs]?|
      (?<!alle )(?:funfzehn|15) minuten|(?<!cada )(?:cuarto de hora|(?:quince|15) minutos)`,
  ),
  whole(
    source`
      an hour and a half|(?<!every )(?:ninety|90)[ -]minutes?|(?:anderthalb|eineinhalb) stunden|
      (?:anderthalb|eineinhalb)stundige[nmrs]?|(?<!alle )(?:neunzig|90) minuten|(?<!cada )(?:hora y media|(?:noventa|90) minutos)`,
  ),
];

/** True where both texts (folded) tell the same stretch of time, one of them perhaps by a word. */
export function tellSamePeriod(here: string, there: string): boolean {
  return SAME.some((period) => period.test(here) && period.test(there));
}

/** Letters by which a word is known in any of its forms. */
const ROOT = 6;

/** Where the first of two texts (folded) tells a stretch of time that the other one tells by another word. */
export function placesOfSamePeriods(here: string, there: string): { at: number; end: number }[] {
  return SAME.flatMap((period) => {
    const [hit, other] = [period.exec(here), period.exec(there)];
    if (hit === null || other === null) return [];
    const size = hit[0].includes(' ') ? undefined : ROOT;
    const isSame = hit[0].slice(0, size) === other[0].slice(0, size);
    return isSame ? [] : [{ at: hit.index, end: hit.index + hit[0].length }];
  });
}

/** Places of the words of such stretches. */
export function placesOfWordsOfPeriods(list: WordList, other: WordList): number[] {
  const spans = placesOfSamePeriods(foldInPlace(list.text), foldInPlace(other.text));
  return list.words.flatMap(({ at }, place) =>
    spans.some((span) => at >= span.at && at < span.end) ? [place] : [],
  );
}

/** "Every six months" where the fact says "half-yearly": this number is of a stretch that the fact tells by a word. */
export function isOfSamePeriod(
  said: WordList,
  amount: Amount,
  facts: readonly FactIndex[],
): boolean {
  const folded = foldInPlace(said.text);
  if (sameIntervals(said, facts).some(({ at, end }) => at <= amount.at && amount.end <= end))
    return true;
  const isOf = SAME.filter((period) => {
    const hit = period.exec(folded);
    return hit !== null && hit.index <= amount.at && hit.index + hit[0].length >= amount.end;
  });
  return facts.some((fact) => {
    const there = foldInPlace(fact.list.text);
    return (
      isOf.some((period) => period.test(there)) ||
      isEveryNth(said, amount, there) ||
      isOftenTold(said, amount, fact)
    );
  });
}

const EVERY = /^(?:every|alle|cada)$/;

/** "Every five weeks" where the fact says "every fifth week". */
function isEveryNth({ words }: WordList, { places, values }: Amount, there: string): boolean {
  const ordinal = ordinalOfInterval(values[0] ?? 0);
  const isEvery = EVERY.test(words[(places[0] ?? 0) - 1]?.folded ?? '');
  const days = daysOf(words[(places.at(-1) ?? 0) + 1]?.folded);
  if (ordinal === undefined || !isEvery || days === undefined) return false;
  const every = new RegExp(`(?<!\\p{L})(?:every|jede[nrs]?|cada) (?:${ordinal}) (\\p{L}+)`, 'u');
  return daysOf(every.exec(there)?.[1]) === days;
}

const TIMES: Readonly<Record<number, string>> = {
  1: 'once|einmal|una vez',
  2: 'twice|zweimal|dos veces',
  3: 'three times|dreimal|tres veces',
  4: 'four times|viermal|cuatro veces',
  5: 'five times|funfmal|cinco veces',
  6: 'six times|sechsmal|seis veces',
  8: 'eight times|achtmal|ocho veces',
  10: 'ten times|zehnmal|diez veces',
  12: 'twelve times|zwolfmal|doce veces',
};

/** "Two visits a year" where the fact says "visited twice a year": what is counted is the deed itself. */
function isOftenTold(said: WordList, amount: Amount, fact: FactIndex): boolean {
  const times = TIMES[amount.values[0] ?? 0];
  // "Two times a day" is "twice a day".
  if (times !== undefined && OFTEN.test(amount.counted[0]?.folded ?? ''))
    return whole(times).test(foldInPlace(fact.list.text));
  const days = rateOf(said, amount);
  const [thing] = amount.counted;
  if (times === undefined || days === undefined || thing === undefined) return false;
  if (amount.comparator !== undefined) return false;
  const often = new RegExp(
    `(?<!\\p{L})(?:${times}) (?:an?|per|each|every|pro|im|am|in der|al|por|cada) (\\p{L}+)`,
    'u',
  );
  const { list } = fact;
  const hit = often.exec(foldInPlace(list.text));
  if (hit === null || daysOf(hit[1]) !== days) return false;
  const at = list.words.findIndex((word) => word.at >= hit.index);
  return findWord(thing, said, fact).some((place) => {
    const word = list.words[place];
    return (
      word !== undefined &&
      Math.abs(at - place) <= NEAR_OFTEN &&
      isDeedByForm(word, list.language) &&
      !isPerson(list, place)
    );
  });
}

const NEAR_OFTEN = 5;
const OFTEN = /^(?:times|occasions|mal|gelegenheiten|veces|ocasiones)$/;
