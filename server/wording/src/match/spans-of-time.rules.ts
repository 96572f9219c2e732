import type { WordList } from '../words/units.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import { type Finding, textsAt, unproven } from './finding.ts';

/** Which way a span of time, or a day, is told from another. */
type Way = 'before' | 'after' | 'same' | 'within' | 'until' | 'since';

const BEHIND: readonly (readonly [Way, RegExp])[] = [
  [
    'before',
    /^\p{L}+ (?:before|earlier|prior|ahead|vor|zuvor|davor|vorher|fruher|antes)(?!\p{L})/u,
  ],
  [
    'after',
    /^\p{L}+ (?:after|later|afterwards|nach|danach|spater|darauf|hinterher|despues|tras|mas tarde)(?!\p{L})/u,
  ],
];
const AHEAD: readonly (readonly [Way, RegExp])[] = [
  ['within', /(?<!\p{L})(?:within|binnen|innerhalb(?: von)?|en menos de)(?: the| las?| los)? $/u],
];
const UNIT =
  '(?:day|week|month|year|morning|evening|season|shift|tag|woche|monat|jahr|morgen|abend|saison|schicht|dia|semana|mes|ano|manana|noche|tarde|temporada|turno)(?:e?s|e|en|n)?';
/** "The following day", "tags darauf", "la víspera": days told from what the text tells. */
const DAYS: readonly (readonly [Way, RegExp])[] = [
  [
    'after',
    RegExp(
      `(?<!\\p{L})(?:(?:following|next|folgenden?|nachsten?|darauffolgenden?) ${UNIT}|${UNIT} (?:after|later|darauf|danach|nach|siguientes?|despues)|tags darauf|folgetag|folgejahr)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'before',
    RegExp(
      `(?<!\\p{L})(?:previous ${UNIT}|(?:vorherigen?|vorigen?) ${UNIT}|${UNIT} (?:before|earlier|davor|zuvor|vor|antes|anterior(?:es)?)|vor(?:tag|abend|jahr|monat|woche)(?:e?s)?|(?:the )?eve of|visperas?)(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'same',
    RegExp(
      `(?<!\\p{L})(?:same ${UNIT}|(?:selben|gleichen) ${UNIT}|mism[oa] ${UNIT}|(?:day|tag|dia) (?:of|der|des|del?))(?!\\p{L})`,
      'u',
    ),
  ],
];

/**
 * "The same day" where the fact says "the following day", "five days after the rains" where it says "five days earlier": how long
 * before or after, and on which day, are told by the same words with another one beside them.
 */
export function compareSpans(said: WordList, list: WordList): readonly Finding[] {
  const there = waysOfAmounts(list);
  const turned = waysOfAmounts(said).flatMap(({ amount, way }) => {
    const same = there.filter((other) => sameValue(other.amount, amount));
    const isOther = same.length > 0 && same.every((other) => other.way !== way);
    return isOther ? [...textsAt(said, amount.places)] : [];
  });
  const [here, own] = [daysOf(said), daysOf(list)];
  const isNew = [...here].filter((way) => !own.has(way) && (way !== 'same' || isSame(said)));
  const isLost = own.size > 0 && [...own].every((way) => !here.has(way));
  const isTurned = isNew.length > 0 && (isLost || (isNew.includes('same') && isSame(said)));
  return [
    ...(turned.length > 0 ? [unproven(turned, 'direction-contradicts')] : []),
    ...(isTurned ? [unproven([], 'direction-contradicts')] : []),
  ];
}

const SAME = /(?<!\p{L})(?:same|selben|gleichen|mism[oa])(?!\p{L})/u;
const isSame = ({ text }: WordList) => SAME.test(foldInPlace(text));

function daysOf({ text }: WordList): ReadonlySet<Way> {
  const plain = foldInPlace(text);
  return new Set(DAYS.flatMap(([way, days]) => (days.test(plain) ? [way] : [])));
}

function waysOfAmounts(list: WordList): { amount: Amount; way: Way }[] {
  const plain = foldInPlace(list.text);
  return readPlacedAmounts(list).flatMap((amount) => {
    const [first = 0, last = 0] = [amount.places[0], amount.places.at(-1)];
    const [from, to] = [list.words[first]?.at ?? 0, list.words[last]?.end ?? 0];
    // The unit may belong to the amount, or stand behind it.
    const behind = [plain.slice(to).trimStart(), plain.slice(list.words[last]?.at ?? 0)];
    const way =
      BEHIND.find(([, kind]) => behind.some((text) => kind.test(text)))?.[0] ??
      AHEAD.find(([, kind]) => kind.test(plain.slice(0, from)))?.[0];
    return way === undefined ? [] : [{ amount, way }];
  });
}
