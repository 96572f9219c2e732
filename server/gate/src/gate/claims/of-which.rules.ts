import type { Language } from '@sastre/shared-contracts/api';
import { readPlacedNumbers } from '@sastre/reading';
import {
  ADDS,
  type Amount,
  type FactIndex,
  type Finding,
  findRows,
  foldInPlace,
  type Hit,
  OF_WHICH,
  readPlacedAmounts,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';
import { LIMITS_SAID } from './limits.rules.ts';
import { countsPart } from './part-counted.rules.ts';

const COUNTS_BACK =
  /(?:^|[;,.:]\s)(?:\p{L}+|\d+) (?:were|was|have|had|has|are|wurden?|sind|waren|haben|hat|fueron|son|han|ha|se)(?!\p{L})/u;

/** "Four of which" where the fact does not count a part of what it tells. */
export function compareOfWhich(said: WordList, { list }: FactIndex): Finding[] {
  const whose = refersToAll(said, list);
  if (whose !== null) return [unproven([whose[0]])];
  const added = addedPart(said, list);
  if (added !== undefined) return [unproven([added], 'number-contradicts')];
  const here = OF_WHICH[said.language].exec(foldInPlace(said.text));
  if (here === null || tellsPart(list)) return [];
  if (picksTold(said, here, list) || !counts(said, here) || isShare(said, here, list)) return [];
  // "Four were won" says already that it counts what was told before.
  if (COUNTS_BACK.test(foldInPlace(list.text)) || countsPart(list)) return [];
  return [unproven([said.text.slice(here.index, here.index + here[0].length)])];
}

/** "14 staff and five temps" where the fact says "14 staff, five of them temps": what is a part is told as more of them. */
function addedPart(said: WordList, list: WordList): string | undefined {
  const part = partIn(list);
  if (part === undefined || tellsPart(said)) return undefined;
  // "Five of them", "darunter auch fünf".
  const isBeside = ({ places }: Amount) =>
    places.some((at) => at === part.from - 1 || (at > part.to && at <= part.to + 2));
  const counted = readPlacedAmounts(list).filter(isBeside);
  const own = readPlacedAmounts(said).find(
    (one) =>
      counted.some((other) => sameValue(one, other)) &&
      ADDS.test(said.text.slice(0, said.words[one.places[0] ?? 0]?.at ?? 0)),
  );
  return own === undefined ? undefined : said.words[own.places[0] ?? 0]?.text;
}

/** Where a text tells a part of what it counts. */
function partIn({ words, language }: WordList): Hit | undefined {
  return findRows(LIMITS_SAID, words, language).find(({ name }) => name === 'of which');
}

const tellsPart = (list: WordList) =>
  partIn(list) !== undefined || OF_WHICH[list.language].test(foldInPlace(list.text));

const WHOSE = /(?<!\p{L})(?:whose|deren|cuy[oa]s?)(?!\p{L})/u;
const JOINED = /(?<!\p{L})(?:and|und|sowie|y|e)(?!\p{L})/u;

/** "Contracts and references, whose time I cut" where the fact names the references again: it tells of these alone. */
function refersToAll(said: WordList, list: WordList): RegExpExecArray | null {
  const whose = WHOSE.exec(foldInPlace(said.text));
  if (whose === null || !JOINED.test(said.text.slice(0, whose.index))) return null;
  const timesIn = ({ words }: WordList, name: string) =>
    words.filter(({ folded }) => folded === name).length;
  const isTwice = list.words.some(
    ({ folded, isGlue }) =>
      !isGlue && folded.length > SHORT && timesIn(list, folded) > 1 && timesIn(said, folded) === 1,
  );
  return isTwice ? whose : null;
}

const SHORT = 3;
const MOST =
  /(?<!\p{L})(?:most|mostly|mainly|chiefly|largely|meist(?:ens|en)?|uberwiegend|mayoria)(?!\p{L})/u;
const BEST = /(?<!\p{L})(?:\p{L}{3,}est|\p{L}{3,}ste[nrms]?)$/u;

/** "Most of them", "the largest of which", where the fact says "mostly", "the largest": it picks out what the fact picks out. */
function picksTold(said: WordList, here: RegExpExecArray, { text }: WordList): boolean {
  const before = foldInPlace(said.text.slice(0, here.index)).trimEnd();
  const there = foldInPlace(text);
  if (/(?:^|\s)(?:most|meisten|mayoria)$/.test(before)) return MOST.test(there);
  const best = BEST.exec(before)?.[0];
  return best !== undefined && new RegExp(`(?<!\\p{L})${best}(?!\\p{L})`, 'u').test(there);
}

/** "Informo de ellos", "deren Montage" count nothing: "of them" is a part only beside an amount. */
function counts({ text, language }: WordList, here: RegExpExecArray): boolean {
  if (!OF_THEM[language]?.test(here[0])) return true;
  // "Deren 1.150 Antworten": whose they are.
  if (/^deren (?:\S*\d\S*|\p{Ll}+) \p{Lu}/u.test(text.slice(here.index))) return false;
  const near = text.slice(
    Math.max(0, here.index - NEAR_COUNT),
    here.index + here[0].length + NEAR_COUNT,
  );
  return AN_AMOUNT.test(foldInPlace(near)) || readPlacedNumbers(near).length > 0;
}

/** "87 per cent of them" of what is told as a share; "in each of these wards" where the fact says "in each ward". */
function isShare({ text }: WordList, here: RegExpExecArray, list: WordList): boolean {
  const near = text.slice(Math.max(0, here.index - NEAR_COUNT), here.index + NEAR_COUNT);
  const isEach = /^(?:each|cada)/.test(here[0]);
  if (isEach) return EACH.test(foldInPlace(list.text));
  return SHARE.test(near) && SHARE.test(list.text);
}
const SHARE = /%|percent|per cent|prozent|por ciento/i;
const EACH = /(?<!\p{L})(?:each|every|cada)(?!\p{L})/u;

const OF_THEM: Partial<Record<Language, RegExp>> = { de: /^deren/, es: /^de ell/ };
const NEAR_COUNT = 24;
const AN_AMOUNT =
  /\d|(?<!\p{L})(?:mayoria|mitad|tercio|cuarto|parte|algun[oa]s|vari[oa]s|much[oa]s|tod[oa]s|ningun[oa]?|un[oa]|cada)(?!\p{L})/u;
