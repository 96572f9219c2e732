import type { Language } from '@sastre/shared-contracts/api';
import { type FactIndex, findAt, type Finding, unprovenAt, type WordList } from '@sastre/wording';
import { isHuman } from '../claims/people.ts';
import type { CvGround } from './ground.rules.ts';

/** Where the words of a title begin that somebody says of themselves, folded. */
const AS: Record<Language, RegExp> = {
  en: /^(?:am|i'm|was|been|as)$/,
  de: /^(?:bin|war|als)$/,
  es: /^(?:soy|fui|era|como)$/,
};
const ARTICLE = /^(?:an?|the|ein|eine|einer|der|die|un|una|el|la|ich|i|yo)$/;
const OF = /^(?:of|de|del)$/;

const RANK = /^(?:jef[ea]|director[a]?|responsable|encargad[oa]|coordinador[a]?|subdirector[a]?)$/;

/** Places of the word that a title turns on ("nurse" of "veterinary nurse"), and of what it is not told without ("partida" of "jefa de partida"). */
function headOf({ words, text, language }: WordList): number[] {
  const first = words.findIndex(({ isGlue }) => !isGlue);
  if (first < 0) return [];
  const end = words.findIndex(
    ({ isGlue, at }, place) =>
      place > first && (isGlue || !/^[\s-]*$/.test(text.slice(words[place - 1]?.end, at))),
  );
  const last = (end < 0 ? words.length : end) - 1;
  if (language === 'en') return [last];
  if (language === 'de') return words.flatMap(({ isGlue }, place) => (isGlue ? [] : [place]));
  const isOf = OF.test(words[last + 1]?.folded ?? '');
  // "Jefa de partida" is no "jefa".
  const isRank = RANK.test(words[first]?.folded ?? '');
  return isRank && isOf && last === first ? [first, last + 2] : [first];
}

/** True when words at these places of a sentence say what a title turns on. */
export function saysHead(said: WordList, places: readonly number[], title: FactIndex): boolean {
  const head = headOf(title.list).filter((at) => title.list.words[at] !== undefined);
  const told = new Set(places.flatMap((place) => findAt(said, place, title)));
  return title.list.language === 'de'
    ? head.some((at) => told.has(at))
    : head.every((at) => told.has(at));
}

/** Words of a title that make less of it, folded: told alone they raise nothing. */
const LESS =
  /^(?:trainee|assistant|junior|deputy|apprentice|commis|intern|student|volunteer|beginner|expert|\w*praktikant\w*|auszubildende\w*|azubi|aushilfe|anfanger\w*|ayudante|auxiliar|becari[oa]|aprendiz|practicas|interin[oa]|principiante|expert[oa])$/;

/**
 * "I am a vet" of a veterinary nurse, "I was head keeper" of one who helped such a one: who somebody is stands in a title, by what
 * it turns on. `isOpen`: words that name the post that is applied for.
 */
export function compareTitleHeads(
  said: WordList,
  cv: CvGround,
  { isLead, isOpen }: { isLead: boolean; isOpen: (place: number) => boolean },
): Finding[] {
  const titles = [...cv.called, ...cv.entries.flatMap(({ header }) => header.slice(0, 1))];
  const texts = cv.entries.flatMap(({ texts: own, names }) => [...own.values(), names]);
  const starts = said.words.flatMap(({ folded }, place) =>
    AS[said.language].test(folded) ? [place + 1] : [],
  );
  const wrong = [...(isLead && leads(said) ? [0] : []), ...starts].flatMap((start) => {
    const phrase = phraseFrom(said, start);
    const own = [...phrase, ...behind(said, phrase)];
    if (phrase.some((place) => isOpen(place) || LESS.test(said.words[place]?.folded ?? '')))
      return [];
    const isIn = (fact: FactIndex) => phrase.some((place) => findAt(said, place, fact).length > 0);
    const isSummed = cv.summary.some(
      (fact) =>
        tellsWho(said, phrase, fact) ||
        phrase.some((place) => findAt(said, place, fact).some((at) => isHuman(fact.list, at))),
    );
    if (isSummed || titles.some((title) => saysHead(said, own, title))) return [];
    const isPart = titles.some(isIn);
    const isWho =
      phrase.some((place) => isHuman(said, place)) ||
      start === 0 ||
      /^an?$/.test(said.words[start]?.folded ?? '');
    // Of whom a deed only speaks, nobody is.
    const isOther =
      isWho && texts.some(isIn) && !texts.some((fact) => tellsWho(said, phrase, fact));
    return (isPart && phrase.length <= SHORT) || isOther ? phrase : [];
  });
  return unprovenAt(said, wrong, 'rank-contradicts');
}

/** "Store manager with …", "jefa de sala con …": a summary begins with who somebody is. */
function leads(said: WordList): boolean {
  const phrase = phraseFrom(said, 0);
  const next = (phrase.at(-1) ?? -1) + 1;
  const goesOn =
    OF.test(said.words[next]?.folded ?? '') && phrase.some((place) => isHuman(said, place));
  const last = goesOn ? phraseFrom(said, next + 1).at(-1) : next - 1;
  return /^(?:with|mit|con)$/.test(said.words[(last ?? next) + 1]?.folded ?? '');
}

/** Words of a title; more of them are a description. */
const SHORT = 2;

/** True where a text begins with the words, or has them behind an "as". */
function tellsWho(said: WordList, phrase: readonly number[], fact: FactIndex): boolean {
  const { list } = fact;
  const first = list.words.findIndex(({ isGlue }) => !isGlue);
  return phrase.some((place) =>
    findAt(said, place, fact).some(
      (at) =>
        (at <= first + 1 && said.words[place]?.folded === list.words[at]?.folded) ||
        list.words
          .slice(Math.max(0, at - 3), at)
          .some(({ folded }) => AS[list.language].test(folded)),
    ),
  );
}

/** Places of the words of weight in a row, behind an article. */
function phraseFrom({ words, text }: WordList, start: number): number[] {
  const first = words.findIndex(({ folded }, place) => place >= start && !ARTICLE.test(folded));
  const end = words.findIndex(
    ({ isGlue, at }, place) =>
      place >= first &&
      // "Gesundheits- und Krankenpflegerin" is one.
      text.charAt(words[place - 1]?.end ?? 0) !== '-' &&
      (isGlue || (place > first && !/^[\s-]*$/.test(text.slice(words[place - 1]?.end, at)))),
  );
  return words.map((_word, place) => place).slice(first, end < 0 ? undefined : end);
}

/** "Partida" of "jefa de partida". */
function behind({ words }: WordList, phrase: readonly number[]): number[] {
  const last = phrase.at(-1) ?? 0;
  return OF.test(words[last + 1]?.folded ?? '') ? [last + 2] : [];
}
