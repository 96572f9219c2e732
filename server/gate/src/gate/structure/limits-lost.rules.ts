import type { Language } from '@sastre/shared-contracts/api';
import { isNumberWord, periodOf, readPlacedNumbers } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  findRows,
  foldInPlace,
  isBehindSign,
  readPlacedAmounts,
  unproven,
  type WordList,
} from '@sastre/wording';
import { sayerOf } from './left-out.rules.ts';
import { LIMITS_SAID } from '../claims/limits.rules.ts';

/** What limits a deed in time, place, amount or by a condition, folded; all that it limits it by stands behind it. */
const OPENS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:by|before(?! (?:that|it|this)(?!\p{L}))|until|within|up to|at most|no more than|not more than|a maximum of|only|when|whenever|if|unless|as long as|in the first)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:bis(?: zu[mr]?)?|innerhalb|binnen|hochstens|maximal|nur|wenn|falls|sofern|solange|sobald|in den ersten|im ersten)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:hasta|antes del?(?! es[oa])|dentro del?|en menos de|como maximo|(?:un )?maximo del?|a lo sumo|solo|solamente|unicamente|si|siempre que|cuando|en los primeros|en las primeras)(?!\p{L})/gu,
};
/** What opens a limit of one kind, folded and in all languages: with the same, a sentence tells its own, which is proven by its words. */
const KINDS: readonly RegExp[] = [
  /(?<!\p{L})(?:only|just|solely|exclusively|nur|lediglich|bloss|ausschliesslich|sol[oa]|solamente|unicamente|exclusivamente)(?!\p{L})/gu,
  /(?<!\p{L})(?:when|whenever|if|unless|as long as|once|on (?:request|demand)|where|wenn|falls|sofern|solange|sobald|soweit|auf (?:anfrage|wunsch)|bei bedarf|si|siempre que|cuando|mientras|a peticion|salvo que|a menos que)(?!\p{L})/gu,
  /(?<!\p{L})(?:by|until|till|up to|at most|maximum|max|no more than|not more than|under|bis|hochstens|maximal|maximum|unter|hasta|como maximo|maximo|a lo sumo|limit|limite|grenze)(?!\p{L})/gu,
  /(?<!\p{L})(?:before|prior to|ahead of|vor|vorm|bevor|antes|previ[oa]s?)(?!\p{L})/gu,
  /(?<!\p{L})(?:within|inside|in|in under|innerhalb|binnen|in|im|dentro|en|in less than)(?!\p{L})/gu,
];
const LONGEST = 6;
/** Words before a limit that it limits. */
const DEED = 4;

interface Limit {
  cue: string;
  /** Places of the words that it limits by. */
  by: readonly number[];
  /** Places of the words of the deed that it limits. */
  of: readonly number[];
}

/** "Repaired them whenever they came" where the fact says "whenever they came in by eight": the deed is told without its limit. */
export function compareLimitsLost(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): Finding[] {
  const limits = limitsOf(fact.list);
  if (limits.length === 0) return [];
  const isSaid = sayerOf(said, fact, alignment);
  const plain = foldInPlace(said.text);
  const numbers = readPlacedNumbers(plain);
  const isKept = (place: number) => {
    const { folded } = fact.list.words[place] ?? { folded: '' };
    if (isSaid(place)) return true;
    const own = readPlacedNumbers(folded).flatMap(({ values }) => values);
    return own.length > 0 && numbers.some(({ values }) => own.some((one) => values.includes(one)));
  };
  const there = foldInPlace(fact.list.text);
  const isLimited = findRows(LIMITS_SAID, said.words, said.language).length > 0;
  const lost = limits.some(({ cue, by, of }) => {
    // A word that is told of another deed, too, tells nothing of this one.
    if (of.length === 0 || of.filter(isSaid).length * 2 <= of.length) return false;
    const kind = KINDS.find((one) => cue.search(one) >= 0);
    const timesIn = (text: string) => (kind === undefined ? 0 : [...text.matchAll(kind)].length);
    if (kind !== undefined && timesIn(plain) >= timesIn(there)) return false;
    if (kind === KINDS[0]) return !isLimited;
    const figures = by.filter((place) => isNumberWord(fact.list.words[place]?.folded ?? ''));
    // "Bis neun Uhr kam": a verb may stand behind the time.
    return by.length > 0 && !(figures.length > 0 ? figures : by).some(isKept);
  });
  return lost ? [unproven([], 'deed-contradicts')] : [];
}

function limitsOf(list: WordList): Limit[] {
  const { words, language } = list;
  const hits = [...foldInPlace(list.text).matchAll(OPENS[language])].filter(
    ({ 0: cue, index }) =>
      (!OF_TIME.test(cue) || isTime(list, index + cue.length)) &&
      (!OF_SUM.test(cue) || isSum(list, index + cue.length)),
  );
  const starts = hits.map(({ index }) => words.findIndex(({ at }) => at >= index));
  return hits.map(({ 0: cue, index }, which): Limit => {
    const first = words.findIndex(({ at }) => at >= index + cue.length);
    const from = starts[which] ?? 0;
    const by: number[] = [];
    for (let at = first; at >= 0 && at < words.length && at < first + LONGEST; at += 1) {
      if ((at > first && isBehindSign(list, at)) || starts.includes(at)) break;
      if (isHeavy(list, at)) by.push(at);
    }
    const of: number[] = [];
    for (let at = from - 1; at >= 0 && of.length < DEED; at -= 1) {
      if (isBehindSign(list, at + 1) && !isClause(cue)) break;
      const word = words[at];
      if (word?.isGlue === false && !isNumberWord(word.folded)) of.push(at);
    }
    // "Si llegaban antes de las ocho, …": what stands behind the clause.
    const rest = words.flatMap(({ isGlue }, at) =>
      at > (by.at(-1) ?? first) && !isGlue ? [at] : [],
    );
    return { cue, by, of: of.length > 0 ? of : rest.slice(0, DEED) };
  });
}

/** What tells a limit before a time alone, and before an amount of money or a share alone: "up to three students" are but counted. */
const OF_TIME = /^(?:by|dentro del?)$/;
const OF_SUM =
  /^(?:up to|at most|no more than|not more than|a maximum of|hochstens|maximal|bis zu|como maximo|(?:un )?maximo del?|a lo sumo)$/;

/** "By eight", "by the end", "dentro de las 48 horas": who does it stands behind "by", too. */
function isTime({ words }: WordList, from: number): boolean {
  const near = words.filter(({ at }) => at >= from).slice(0, NEAR);
  const [first] = near.filter(({ folded }) => !/^(?:the|los|las|el|la|una?)$/.test(folded));
  const folded = first?.folded ?? '';
  return (
    isNumberWord(folded) ||
    periodOf(folded) !== undefined ||
    /^(?:noon|midnight|midday|end|start|plazo|\p{L}+day)$/u.test(folded)
  );
}

const NEAR = 3;

function isSum(list: WordList, from: number): boolean {
  const next = readPlacedAmounts(list).find(({ end }) => end > from);
  return next !== undefined && next.at - from <= 2 && next.unit !== 'plain';
}

const isClause = (cue: string) => /^(?:when|if|unless|wenn|falls|sofern|so|si|cuando)/.test(cue);

/** A word of weight, a number or a time of day. */
function isHeavy({ words }: WordList, place: number): boolean {
  const word = words[place];
  return (
    word !== undefined &&
    (!word.isGlue || isNumberWord(word.folded) || periodOf(word.folded) !== undefined)
  );
}
