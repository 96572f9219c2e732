import { BY } from '@sastre/reading';
import {
  type Finding,
  isBehindSign,
  JOINS,
  nearDifference,
  OPENS,
  PASSIVE,
  textsAt,
  unproven,
  type WordList,
} from '@sastre/wording';

/** Little words by which a text may differ from its fact and still say it in the same words. */
const MOST_OTHER = 6;

const MY = /^(?:my|mein(?:e[nrms]?)?|mis?)$/;
const ME = /^(?:me|mich|mir|mi)$/;
const HAS = /^(?:ha[sd]|have|having|hat|haben?|hatten?|tienen?|tenian?|tengo)$/;
const PERIOD = /^(?:days?|weeks?|months?|years?|tag|woche|monat|jahr|dias?|semanas?|mes|ano)$/;
/** Kinds of little words that say nothing by themselves: a genitive, a rate, a place told with another preposition. */
const SILENT = /^(?:of|per|bare|in|about|as|to|for|between|via)$/;
/** Kinds that a comma may stand for. */
const SEAM = /^(?:and|with)$/;

/**
 * All words of weight of the fact, each in its own form, and other little words between them: "with the night team" for "to the night
 * team", "by 9 %" and "9 % of", "my new system" for "a new system". What was exchanged, or ties anew, is another claim.
 */
export function compareLittleWords(said: WordList, list: WordList): Finding[] {
  const difference = nearDifference(said, list, MOST_OTHER);
  if (difference === undefined) return [];
  const { more, gone } = difference;
  if (more.length + gone.length === 0) return [];
  const isLittle = (own: WordList) => (place: number) => own.words[place]?.isGlue === true;
  if (!more.every(isLittle(said)) || !gone.every(isLittle(list))) return [];
  const isSeamed = signsIn(said) !== signsIn(list);
  const isSaid = (kind: RegExp) =>
    [...more.map((at) => said.words[at]), ...gone.map((at) => list.words[at])].some((word) =>
      kind.test(word?.folded ?? ''),
    );
  const isTurned = isSaid(PASSIVE[said.language]);
  const isHad = isSaid(HAS);
  const isOwned = /['’]/.test(said.text) || /['’]/.test(list.text);
  const kinds = (own: WordList, places: readonly number[], other: WordList) =>
    places.flatMap((place) => {
      const kind = kindOf(own, place, other);
      const isFree =
        kind === undefined ||
        (isSeamed && SEAM.test(kind)) ||
        (isTurned && kind === 'by') ||
        (isOwned && kind === 'from') ||
        (isHad && kind === 'with');
      return isFree ? [] : [{ place, kind }];
    });
  const [added, lost] = [kinds(said, more, list), kinds(list, gone, said)];
  const anew = added.filter(({ kind }) => !lost.some((other) => other.kind === kind));
  const less = lost.filter(({ kind }) => !added.some((other) => other.kind === kind));
  const all = [...anew, ...less];
  const isRelative = added.length < 2 && RELATIVE.test(said.words[more[0] ?? -1]?.folded ?? '');
  // "One that failed and was dropped" is one that was dropped and had failed.
  if (isRelative && less.every(({ kind }) => kind === 'and') && anew.length === 0) return [];
  // "A home of 96 beds" has 96 beds.
  const isCounting = (own: WordList, { place }: { place: number }) =>
    /^\d/.test(own.words[place + 1]?.folded ?? '');
  if (
    all.length === 2 &&
    all.every(({ kind }) => /^(?:of|with)$/.test(kind)) &&
    anew.every((one) => isCounting(said, one)) &&
    less.every((one) => isCounting(list, one))
  )
    return [];
  // "Help with" is "help in".
  const isIn = less.every(({ kind }) => kind === 'with') && anew.every(({ kind }) => kind === 'in');
  if (anew.length > 0 && isIn) return [];
  if (
    isSpan(list, less) &&
    anew.every(({ place }) => TO_OR_FROM.test(said.words[place]?.folded ?? ''))
  )
    return [];
  // "De 180 a 200" is "entre 180 y 200".
  const isRange = all.some(({ kind }) => kind === 'between');
  if (isRange || !all.some(({ kind }) => !SILENT.test(kind))) return [];
  const words = textsAt(
    said,
    anew.map(({ place }) => place),
  );
  return [unproven(words, 'deed-contradicts')];
}

const RELATIVE = /^(?:which|that|que|d(?:ie|er|as))$/;
const TO_OR_FROM = /^(?:del?|al?)$/;

/** "Desde el envase hasta la entrega", of which "del envase a la entrega" says as much: both of it, and nothing else. */
function isSpan({ words }: WordList, lost: readonly { place: number }[]): boolean {
  const folded = lost.map(({ place }) => words[place]?.folded);
  return folded.length === 2 && folded[0] === 'desde' && folded[1] === 'hasta';
}

/** What a little word does; nothing: it may stand there or not. */
function kindOf(list: WordList, place: number, other: WordList): string | undefined {
  const isHyphened = (folded: string) => other.text.toLowerCase().includes(`-${folded}`);
  const { words, language, text } = list;
  const folded = words[place]?.folded ?? '';
  const next = words[place + 1];
  const isBy = BY[language].has(folded);
  const isByMe = isBy && ME.test(next?.folded ?? '');
  if (isByMe || (ME.test(folded) && BY[language].has(words[place - 1]?.folded ?? '')))
    return undefined;
  // "As a beekeeper I have hives" of a beekeeper with hives.
  if (place === 0 && OPENS[language].get(folded) === 'as') return undefined;
  if (MY.test(folded) && next?.isGlue === false) return 'own';
  if (ME.test(folded)) return 'me';
  if (JOINS[language].test(folded)) return isBehindSign(list, place) ? undefined : 'and';
  if (isBehindSign(list, place) && OPENS[language].get(folded) === 'with') return undefined;
  // "Por semana" is "a la semana".
  if ([next, words[place + 2]].some((word) => PERIOD.test(word?.folded ?? ''))) return undefined;
  // "Backed by Postgres" is "Postgres-backed".
  if (language === 'en' && isBy && isHyphened(words[place - 1]?.folded ?? '')) return undefined;
  if (language !== 'de' && isBy) return 'by';
  // "Half mit", "junto con".
  const isLast = next === undefined || /[,;:.]/.test(text.slice(words[place]?.end, next.at));
  if ((language === 'de' && isLast) || folded === 'junto' || next?.folded === 'bis')
    return undefined;
  return OPENS[language].get(folded);
}

function signsIn({ text }: WordList): number {
  return [...text.matchAll(/[,;:.()](?=\s)/g)].length;
}
