import type { Language } from '@sastre/shared-contracts/api';
import { BY, PREPOSITIONS } from '@sastre/reading';
import { oncePerList } from '../words/once-per-list.ts';
import { gapBefore, type Word, type WordList } from '../words/units.rules.ts';
import { isDeedByForm } from './joined-deeds.rules.ts';
import { JOINS } from './slots.ts';

/** Words of a text that stand together: a verb with its bare objects, or what is behind one preposition. */
export interface Phrase {
  from: number;
  /** It stands behind a preposition. */
  isTied: boolean;
  /** Nothing before it is what it hangs on: the first one, or one behind a sign, a join or a relative. */
  isNew: boolean;
  /** It holds more than little words and numbers. */
  isHeavy: boolean;
}

/** Words, folded, that begin a clause of its own. */
const CLAUSE: Record<Language, RegExp> = {
  en: /^(?:which|that|who|while|where|when|whenever|if|because|so|but|then)$/,
  de: /^(?:welche[rsmn]?|wobei|wodurch|sodass|aber|wahrend|indem|damit|wenn|falls|weil|dass)$/,
  es: /^(?:que|donde|mientras|pero|se|fue|fueron|cuando|si|porque|aunque)$/,
};

/** The phrases of a text, and by the place of each word the number of its phrase. */
export const phrasesIn = oncePerList((list: WordList) => {
  const { words, language } = list;
  const phrases: Phrase[] = [];
  const numbers = words.map((word, place) => {
    const before = words[place - 1]?.folded ?? '';
    const isTied = isPreposition(word.folded, language);
    const isListed = isListSign(list, place) || JOINS[language].test(before);
    const isNew =
      place === 0 ||
      (isListed ? !isOneMore(list, place, phrases.at(-1)) : isSign(list, place)) ||
      CLAUSE[language].test(word.folded);
    // "In and around", "bis zu": two prepositions open one phrase.
    if (isNew || (isTied && !isPreposition(before, language)))
      phrases.push({ from: place, isTied, isNew, isHeavy: false });
    const own = phrases.at(-1);
    if (own !== undefined && isHeavy(word)) own.isHeavy = true;
    return phrases.length - 1;
  });
  return { phrases, numbers };
});

function isPreposition(folded: string, language: Language): boolean {
  return PREPOSITIONS[language].has(folded) || BY[language].has(folded);
}

function isHeavy({ isGlue, folded }: Word): boolean {
  return !isGlue && !/^\d/.test(folded);
}

/** A sign between words, not within a number. */
function isSign(list: WordList, place: number): boolean {
  return /[;:()]|[,.]\s|\s[–—]/.test(gapBefore(list, place));
}

/** A comma between words. */
function isListSign({ words, text }: WordList, place: number): boolean {
  return /^,\s+$/.test(text.slice(words[place - 1]?.end, words[place]?.at));
}

/** "Pumps and boilers", "checks and repairs of pumps": one word beside a join, or in a list, is one with what stands on its other side. */
function isOneMore(list: WordList, place: number, last: Phrase | undefined): boolean {
  const { words, language } = list;
  if (last === undefined || isPreposition(words[place]?.folded ?? '', language)) return false;
  const before = words.slice(last.from, place).filter(isHeavy).length;
  let at = place;
  const isWithin = () =>
    at < words.length &&
    (at === place ||
      !(
        isSign(list, at) ||
        isListSign(list, at) ||
        isPreposition(words[at]?.folded ?? '', language) ||
        JOINS[language].test(words[at]?.folded ?? '')
      ));
  while (isWithin()) at += 1;
  const behind = words.slice(place, at).filter(isHeavy).length;
  // "Archivo de facturas y control de pagos": each of its own thing.
  const isTwin = last.isTied && /^(?:of|der|des|von|del?)$/.test(words[at]?.folded ?? '');
  if (isListSign(list, place)) return before <= 1 && behind <= 1 && !isTwin;
  // "Checked the valves of the pool and mended pumps": the next deed.
  const first = words.slice(place, at).find(isHeavy);
  if (last.isTied && behind > 1 && first !== undefined && isDeedByForm(first, language))
    return false;
  return (before <= 1 || behind <= 1) && !isTwin;
}

/** What each phrase may hang on, by number: those before it back to where a new one began; of a tied one at the beginning, those behind it. */
export const hangsOn = oncePerList((list: WordList): readonly (readonly number[])[] => {
  const { phrases } = phrasesIn(list);
  const isHead = (at: number) => phrases[at]?.isTied === false && phrases[at].isHeavy;
  return phrases.map(({ isTied, isNew }, own) => {
    if (!isTied) return [];
    const before = upTo(own, -1, (at) => isHead(at) && phrases[at]?.isNew === true);
    if (before.length > 0 && !isNew) return before;
    return [...before, ...upTo(own, 1, isHead)];
  });

  function upTo(own: number, step: 1 | -1, isLast: (at: number) => boolean): number[] {
    const found: number[] = [];
    for (let at = own + step; at >= 0 && at < phrases.length; at += step) {
      found.push(at);
      if (isLast(at)) break;
    }
    return found;
  }
});
