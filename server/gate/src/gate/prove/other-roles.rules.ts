import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  findAt,
  type Finding,
  foldInPlace,
  isBehindSign,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isHuman } from '../claims/people.ts';
import type { SentenceGround } from './sentence-ground.ts';

const AM = /^(?:am|i'm|as|bin|als|soy|como)$/;
const AND = /^(?:and|und|y|e)$/;
/** What tells of the post that one would like to have, folded. */
const WISHES = pattern('u')`
  (?<!\p{L})(?:
    appl\p{L}+|candida\p{L}+|position|post|role|vacancy|opening|would|could|become|join\p{L}*|your|interested|
    bewerb\p{L}*|stelle|position|mochte|wurde|konnte|werden|ihre[nmrs]?|interess\p{L}*|
    solicit\p{L}*|postul\p{L}*|puesto|plaza|vacante|quisiera|gustaria|podria|su
  )(?!\p{L})`;
const PROPERTY = /(?:ed|ing|ly|ous|al|ful|ive|ic|ent|ant)$/;
const LONGEST = 4;

/**
 * "I am a charge nurse" of a staff nurse who applies as one, "as coordinator and charge nurse" of one who stands in for her: what somebody
 * is, a title of theirs says, or their own sentence, and neither the job description nor who is named beside them. `told`: what the CV tells with words of the sentence.
 */
export function compareOtherRoles(
  said: WordList,
  { cv, letter }: SentenceGround,
  told: readonly FactIndex[],
): Finding[] {
  if (WISHES.test(foldInPlace(said.text))) return [];
  const titles = [...cv.called, ...cv.entries.flatMap(({ header }) => header.slice(0, 1))];
  const wrong = rolesOf(said).filter((role) => {
    const isWhole = (fact: FactIndex) => tiedIn(said, role, fact).length > 0;
    // The "charge nurse" of "when the charge nurse is away" is somebody else.
    const isOwn = (fact: FactIndex) =>
      tiedIn(said, role, fact).some((at) => isTheirs(fact.list, at));
    // Titles are few, and most that is said is one.
    if (titles.some(isWhole)) return false;
    const isNamed =
      (letter !== undefined && tiedIn(said, role, letter.position).length > 0) ||
      told.some(isWhole);
    return isNamed && !told.some(isOwn);
  });
  return unprovenAt(said, wrong.flat(), 'rank-contradicts');
}

/** Titles that a sentence gives the person, each by the places of its words. */
function rolesOf(said: WordList): number[][] {
  return said.words.flatMap(({ folded }, place) => {
    if (!AM.test(folded)) return [];
    const first = phraseFrom(said, place);
    const end = first.at(-1) ?? -1;
    if (end < 0 || !AND.test(said.words[end + 1]?.folded ?? '')) return end < 0 ? [] : [first];
    const second = phraseFrom(said, end + 1);
    return second.length > 0 ? [first, second] : [first];
  });
}

/** Places of the words of a title behind a place, up to who it names; none: it names nobody. */
function phraseFrom(said: WordList, place: number): number[] {
  const { words, language } = said;
  const found: number[] = [];
  for (let at = place + 1; at <= place + LONGEST; at += 1) {
    const word = words[at];
    if (word === undefined || (at > place + 1 && isBehindSign(said, at))) return [];
    if (word.isGlue) {
      if (found.length > 0) return [];
      continue;
    }
    const isProperty =
      language === 'de'
        ? /^\p{Ll}/u.test(word.text)
        : PROPERTY.test(word.folded) && !isHuman(said, at);
    if (!isProperty) found.push(at);
    const next = words[at + 1];
    const goesOn =
      language === 'en' &&
      next?.isGlue === false &&
      !isBehindSign(said, at + 1) &&
      isHuman(said, at + 1);
    if (isHuman(said, at) && !goesOn) return found;
  }
  return [];
}

/** Places of who is named by a title whose words a fact has side by side. */
function tiedIn(said: WordList, role: readonly number[], fact: FactIndex): number[] {
  const [last = [], ...rest] = role.toReversed().map((place) => findAt(said, place, fact));
  const person = said.words[role.at(-1) ?? -1]?.folded;
  return last.filter(
    (at) =>
      // A title may be in another language than its CV.
      (isHuman(fact.list, at) || fact.list.words[at]?.folded === person) &&
      rest.every((places) => places.some((one) => Math.abs(one - at) <= LONGEST)),
  );
}

/** True for somebody whom a fact begins with or names behind an "as". */
function isTheirs({ words }: WordList, person: number): boolean {
  const stop = words.findLastIndex(
    ({ folded, isGlue }, at) => at < person && isGlue && !BESIDE.test(folded),
  );
  return stop < 0 || AM.test(words[stop]?.folded ?? '');
}

const BESIDE = /^(?:an?|the|eine?|der|die|una?|el|la|and|und|y|e)$/;
