import type { Language } from '@sastre/shared-contracts/api';
import { isBehindSign, type WordList } from '../words/units.rules.ts';
import { type Amount, foldInPlace, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unproven } from './finding.ts';

const UNIT =
  '(?:hour|day|night|week|month|quarter|year|term|season|shift|class|batch|session|event|stunde|tag|nacht|woche|monat|quartal|jahr|saison|schicht|klasse|hora|dia|noche|semana|mes|trimestre|ano|temporada|turno|clase|tanda|lote|sesion)(?:e?s|e|n|en)?';
/** What a number is told by, right behind what it counts; folded. "By post" and "por encargo" count nothing. */
const RATE: Record<Language, RegExp> = {
  en: RegExp(
    `^(?:(?:per|every|each) (?!cent|se)\\p{L}|an? ${UNIT}(?=$|[.,;:)]| (?:in|on|at|from|to|for|with|and|or|of|as|by|during)(?!\\p{L})))`,
    'u',
  ),
  de: /^(?:pro|je|jede[rnms]?) (?!nach)\p{L}/u,
  es: RegExp(
    `^(?:por (?:persona|cabeza|${UNIT})(?!\\p{L})|cada \\p{L}|(?:al|a la) ${UNIT}(?!\\p{L}))`,
    'u',
  ),
};
/** What counts for each, or again and again, anywhere in a text; folded. */
const COUNTS =
  /(?<!\p{L})(?:each|every|per|apiece|an?(?= (?:hour|day|night|week|month|quarter|year|term|season|shift|class|batch|session|head|time))|always|all|both|\p{L}*(?:daily|weekly|monthly|yearly|nightly)|annual\p{L}*|quarterly|je|jeweils|jede[rnms]?|pro|alle|immer|stets|beide[nr]?|\p{L}*(?:taglich|wochentlich|monatlich|jahrlich|stundlich)\p{L}*|(?:am|im|in der) (?:tag|woche|monat|jahr)|wochenstunden|tages\p{L}+|(?:working )?(?:day|week) (?:has|had)|\p{L}+\/\p{L}+|(?:in der|in einer|die) stunde|cada|por|siempre|amb[oa]s|diari\p{L}*|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|tod[oa]s|(?:al|a la) \p{L}+)(?!\p{L})/u;
const OF = /^(?:of|in|for|within|after|before|von|vor|nach|del?|tras)$/;
/** Words between a number and what it is told by. */
const REACH = 4;

/** "400 profiles a season" where the fact says "400 profiles", and the other way round. */
export function compareRates(said: WordList, { list, amounts }: FactIndex): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  const wrong = readPlacedAmounts(said).filter((amount) => {
    if (amount.isYear || amount.unit === 'percent') return false;
    const same = amounts.filter((other) => !other.isYear && sameValue(other, amount));
    if (same.length === 0) return false;
    const isLost =
      !COUNTS.test(here) &&
      same.every((other) => {
        const at = rateAt(list, other);
        return at !== undefined && !isWithin(said, list.words[at + 1]?.folded);
      });
    return isLost || (rateAt(said, amount) !== undefined && !COUNTS.test(there));
  });
  return wrong.length > 0
    ? [
        unproven(
          wrong.map(({ text }) => text),
          'number-contradicts',
        ),
      ]
    : [];
}

/** "On the early shift I look after nine" where the fact says "nine per early shift". */
function isWithin({ words }: WordList, unit: string | undefined): boolean {
  return words.some(
    ({ folded }, at) =>
      folded === unit &&
      words.slice(Math.max(0, at - 2), at).some((before) => WITHIN.test(before.folded)),
  );
}

const WITHIN = /^(?:im|in|on|during|en)$/;

/** Place of the word that opens what a number is told by. */
function rateAt(list: WordList, { places }: Amount): number | undefined {
  const plain = foldInPlace(list.text);
  const last = places.at(-1) ?? 0;
  for (let at = last + 1; at <= last + REACH; at += 1) {
    const word = list.words[at];
    if (word === undefined || isBehindSign(list, at) || /^\d/.test(word.folded)) return undefined;
    // "28 days of each sale" are no 28 for each.
    const isOf = OF.test(list.words[at - 1]?.folded ?? '');
    if (!isOf && RATE[list.language].test(plain.slice(word.at))) return at;
  }
  return undefined;
}
