import {
  type Alignment,
  ENDS,
  type FactIndex,
  type Finding,
  findRows,
  gapBefore,
  type Hit,
  isBehindSign,
  JOINS,
  oncePerList,
  OPENS,
  OTHER_CLAIMS,
  patternOf,
  patternsOf,
  type Places,
  readPlacedAmounts,
  type Slot,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';
import { isPerson, LIKE_PEOPLE } from './people.ts';
import { LIMITS_SAID } from './limits.rules.ts';
import { isAddition, isDoneWith, withBefore } from './told-with.rules.ts';

/** The slots that each word of a text may stand in: behind an "and" or a comma that of the words before, or none. */
export const slotsOf = oncePerList((list: WordList) => readSlots(list, []));

/** `slotsOf`, where "took part in the move" and "helped to move" open none: the preposition is the verb's own. */
const slotsOfDeeds = oncePerList((list: WordList) =>
  readSlots(
    list,
    findRows(LIMITS_SAID, list.words, list.language).filter(({ name }) => SMALL.test(name)),
    new Set(
      readPlacedAmounts(list).flatMap(({ comparator, places: [first = 0] }) =>
        comparator === 'most' ? [first - 1, first - 2, first - 3] : [],
      ),
    ),
  ),
);

function readSlots(
  { text, words, language }: WordList,
  verbs: readonly Hit[],
  comparing: ReadonlySet<number> = new Set(),
): readonly (readonly Slot[])[] {
  let current: readonly Slot[] = ['bare'];
  return words.map(({ folded, at }, place) => {
    const gap = text.slice(words[place - 1]?.end ?? at, at);
    // "Groups of up to 50" says no until.
    const isCompared = comparing.has(place) && COMPARES.test(folded);
    const opened =
      isCompared || /ó$/.test(words[place]?.text ?? '')
        ? undefined
        : opensAt(words, place, language);
    const isVerbs = verbs.some(({ from, to }) => from < place && place <= to + 1);
    const isPastYear = current[0] === 'until' && /^\d{4}$/.test(words[place - 1]?.folded ?? '');
    if (opened !== undefined) current = isVerbs ? [opened, ...OF_VERBS] : [opened];
    else if (isPastYear) current = ['bare'];
    else if (/[.;:()]/.test(gap)) current = ['bare'];
    else if (/,/.test(gap) || JOINS[language].test(folded))
      current = [...new Set<Slot>([...current, 'bare'])];
    else if (language !== 'de' && ENDS[language].test(folded)) current = ['bare'];
    else if (language === 'es' && (isFinite(words, place) || isNextThing(words, place)))
      current = ['bare'];
    // "Für Kinder Angebote": two nouns side by side, and no preposition has both.
    else if (
      language === 'de' &&
      words[place - 1]?.isGlue === false &&
      NOUNS.test(text.slice(words[place - 1]?.at))
    )
      current = ['bare'];
    else if (HAS[language].test(folded)) current = ['bare', 'with'];
    return language === 'de' && isOfClause({ text, words }, place) ? ['bare'] : current;
  });
}

/** "The quality team's". */
const OWNER = /^(?:\p{L}+ )?\p{L}+['’]s? /u;
const NOUNS = /^\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2}/u;
const COMPARES = /^(?:up|to|as|bis|zu|hasta)$/;

/** "Children who have needs" are children with needs. */
const HAS = patternsOf('slots.has');

/** "Con un higrómetro la humedad": a thing with its article right behind another one is the verb's. */
function isNextThing(words: readonly Word[], place: number): boolean {
  const before = words[place - 1];
  return ARTICLE.test(words[place]?.folded ?? '') && before?.isGlue === false;
}

const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)$/;

/** "Con mulas transporté la carga": a verb of one's own ends what stands before it, and what follows is its object. */
function isFinite(words: readonly Word[], place: number): boolean {
  const word = words[place];
  return (
    place > 0 && word?.isGlue === false && /\p{Ll}{2}(?:é|í|aba|ía|uve|ije|ice)$/u.test(word.text)
  );
}

/** A German verb or adverb in no preposition's reach: nothing that it could be a property of follows it. */
function isOfClause({ text, words }: Pick<WordList, 'text' | 'words'>, place: number): boolean {
  const [word, next] = [words[place], words[place + 1]];
  if (word === undefined || word.isGlue || !/^\p{Ll}/u.test(word.text)) return false;
  if (next === undefined || next.isGlue) return true;
  return /[,.;:()]/.test(text.slice(word.end, next.at)) || ADVERB.test(word.folded);
}

const ADVERB =
  /^(?:taglich|wochentlich|monatlich|jahrlich|vierteljahrlich|halbjahrlich|stundlich)$/;

const OF_VERBS: readonly Slot[] = ['bare', 'of', 'in', 'to'];

/** Rows of verbs that are told with a preposition of their own. */
const SMALL = /^(?:help|part taken)$/;

/** "With no findings" is without them. */
function opensAt(
  words: readonly Word[],
  place: number,
  language: WordList['language'],
): Slot | undefined {
  const isBeside = /^(?:al?|con)$/.test(words[place]?.folded ?? '');
  const opened =
    isBeside && words[place - 1]?.folded === 'junto'
      ? 'with'
      : OPENS[language].get(words[place]?.folded ?? '');
  const isNone = opened === 'with' && NONE.test(words[place + 1]?.folded ?? '');
  if (isPurpose(words, place)) return 'for';
  return isNone ? 'without' : opened;
}

/** "Con el fin de", "with the aim of": what it is done for. */
export function isPurpose(words: readonly Word[], place: number): boolean {
  const [word, article, aim] = words.slice(place, place + 3).map(({ folded }) => folded);
  return (
    /^(?:with|mit|con)$/.test(word ?? '') &&
    /^(?:the|dem|el)$/.test(article ?? '') &&
    /^(?:aim|purpose|ziel|zweck|fin|objeto|proposito)$/.test(aim ?? '')
  );
}

const NONE = /^(?:no|not|zero|kein\w*|ningun\w*)$/;

/** "Supervised the service with three helpers" where the fact says "supervised three helpers in the service". */
export function compareSlots(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  if (said.language !== list.language) return [];
  const [here, there] = [slotsOfDeeds(said), slotsOfDeeds(list)];
  const isOpener = (at: number) => OPENS[list.language].has(list.words[at]?.folded ?? '');
  const told = new Map(
    [...matched].flatMap(([place, { fact, places }]) => (fact === 0 ? [[place, places]] : [])),
  );
  // Another word that stands there behind a "with", and here behind none.
  const isExchanged = (place: number, places: Places) =>
    [...told].some(
      ([other, at]) =>
        other !== place &&
        said.words[other]?.isGlue === false &&
        !at.some((one) => places.includes(one)) &&
        here[other]?.includes('with') === false &&
        at.every((one) => there[one]?.includes('with') === true),
    );
  const moved = [...matched].flatMap(([place, { fact, places, from }]) => {
    // The "about" of "about once a month" opens no slot and stands in none.
    const isAbout = places.every((at) =>
      /^(?:\d.*|once|twice)$/.test(list.words[at + 1]?.folded ?? ''),
    );
    // A part of a compound ("a 70-seat room") has no slot of its own.
    const isPart =
      isHyphened(said, place) ||
      isTorn(said, place, told) ||
      places.some((at) => isHyphened(list, at) || isHyphened(list, at - 1));
    const isTelling =
      fact === 0 &&
      !isPart &&
      from === place &&
      said.words[place]?.isGlue === false &&
      !(isAbout && places.every(isOpener));
    const isOwner = places.every((at) => OWNER.test(list.text.slice(list.words[at]?.at)));
    const known = [...places.flatMap((at) => there[at] ?? []), ...(isOwner ? ['of'] : [])];
    const own = here[place] ?? [];
    if (!isTelling || own.some((slot) => known.includes(slot))) return [];
    if (
      own.includes('with') &&
      (isAddition(said, place, told, list) || isDoneWith(said, place, told, list))
    )
      return [];
    // "With experience of mills" and "has experience of mills": one has it.
    if (HAD.test(said.words[place]?.folded ?? '') && known.some(isHad) && own.every(isHad))
      return [];
    const isOther = known.every((slot) =>
      own.every((now) => OTHER_CLAIMS[said.language].has(`${slot}>${now}`)),
    );
    if (!isOther) return [];
    // A thing may be told with what is done: "with Excel", "dealt with questions"; somebody may not, nor what changed places with another.
    const isThingWith =
      own.includes('with') &&
      known.some((slot) => slot === 'bare' || slot === 'in') &&
      !isBehindSign(said, withBefore(said, place)) &&
      !LIKE_PEOPLE[said.language].test(said.words[place]?.text ?? '') &&
      !isPerson(said, place) &&
      !places.some((at) => isPerson(list, at));
    return isThingWith && !isExchanged(place, places) ? [] : [place];
  });
  return unprovenAt(said, moved, 'deed-contradicts');
}

const HAD = patternOf('slots.had');
const isHad = (slot: string) => /^(?:with|bare|as)$/.test(slot);

/** "Platz für Paletten" of the "Palettenplätze": two words for one. */
function isTorn(said: WordList, place: number, told: ReadonlyMap<number, Places>): boolean {
  const own = told.get(place)?.join();
  return (
    said.language === 'de' &&
    [...told].some(
      ([at, places]) => at !== place && !said.words[at]?.isGlue && places.join() === own,
    )
  );
}

const isHyphened = (list: WordList, place: number) => gapBefore(list, place + 1) === '-';
