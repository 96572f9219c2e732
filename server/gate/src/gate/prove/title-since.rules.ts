import {
  type Amount,
  type FactIndex,
  findAt,
  type Finding,
  findRows,
  isBehindSign,
  readPlacedAmounts,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';
import { LIMITS_IN_FACT } from '../claims/limits.rules.ts';
import { isHuman } from '../claims/people.ts';
import type { CvGround, EntryGround } from './ground.rules.ts';

const AM = /^(?:am|i'm|i've|been|as|bin|als|soy|como)$/;
/** Words between what says who one is and the word that the title turns on. */
const REACH = 4;

/** "Since 2016 I have been a foreman" of one who is that since 2021, and was something else in 2016. */
export function compareTitleSince(said: WordList, cv: CvGround): Finding[] {
  const years = readPlacedAmounts(said).filter(({ isYear, when }) => isYear && when === 'since');
  if (years.length !== 1) return [];
  const wrong = years.filter((year) => {
    const titles = titlesIn(said, year);
    return titles.length > 0 && titles.every((title) => isLater(said, title, year, cv));
  });
  return wrong.map(({ text }) => unproven([text], 'date-contradicts'));
}

/** Places of the words that titles turn on, in the part of the sentence that the year stands in. */
function titlesIn(said: WordList, { places: [year = 0] }: Amount): number[] {
  const isApart = (place: number) => {
    const [from, to] = [Math.min(place, year), Math.max(place, year)];
    return said.words.some((_word, at) => at > from && at <= to && isBehindSign(said, at));
  };
  return said.words.flatMap((_word, place) => {
    const isMe = said.words
      .slice(Math.max(0, place - REACH), place)
      .some(({ folded }) => AM.test(folded));
    return isMe && isHuman(said, place) && !isApart(place) ? [place] : [];
  });
}

/** True where the CV knows the title, and none of the jobs that have it began in that year. */
function isLater(said: WordList, title: number, year: Amount, cv: CvGround): boolean {
  const has = (fact: FactIndex | undefined) =>
    fact !== undefined && findAt(said, title, fact).some((at) => isHuman(fact.list, at));
  const isJunior = (list: WordList) =>
    findRows(LIMITS_IN_FACT, list.words, list.language).some(({ name }) => name === 'junior');
  const isHeld = ({ path, header: [position] }: EntryGround) =>
    path.startsWith('work') &&
    has(position) &&
    (position === undefined || !isJunior(position.list) || isJunior(said));
  const held = cv.entries.filter(isHeld);
  if (held.length === 0) return false;
  const isOfYear = ({ amounts }: FactIndex) => amounts.some((one) => sameValue(one, year));
  const texts = held.flatMap((entry) => [...entry.texts.values()]);
  // Somebody may be called otherwise in a summary: "backend engineer since 2016".
  const isCalled = ({ list }: FactIndex) => list.words.some((_word, at) => isHuman(list, at));
  return (
    !held.some(({ years }) => years.from.has(year.text)) &&
    !cv.person.some((fact) => isOfYear(fact) && isCalled(fact)) &&
    !texts.some((fact) => isOfYear(fact) && has(fact))
  );
}
