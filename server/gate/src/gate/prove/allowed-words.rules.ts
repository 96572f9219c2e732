import type { Language } from '@sastre/shared-contracts/api';
import {
  COURTESIES,
  type FactIndex,
  findWord,
  foldInPlace,
  isOfJobsHead,
  isPlaceOfJob,
  oncePerList,
  patternsOf,
  readPlacedAmounts,
  type Word,
  type WordList,
} from '@sastre/wording';
import { saysI } from './anaphora.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';

const APPLYING: Record<Language, RegExp> = {
  en: /^(?:appl|role|position|post|vacanc|job|opening|advert|candida)/,
  de: /^(?:bewerb|stelle|position|ausschreib|ausgeschrieb|anzeige|inserat)/,
  es: /^(?:puesto|vacante|candidatura|plaza|oferta|postul|solicit|posicion|opto|convocatoria)/,
};
const YOU = patternsOf('allowed-words.you');

/** Places of words that the CV need not say: courtesies of an application, the company and the position applied for, fixed phrases. */
export const wordsAllowed = (said: WordList, ground: SentenceGround) => allowedIn(ground)(said);

const allowedIn = oncePerList(({ letter, language }: SentenceGround) =>
  oncePerList((said): ReadonlySet<number> => {
    if (letter === undefined) return new Set();
    const isApplying = said.words.some(({ folded }) => APPLYING[language].test(folded));
    const framed = placesInFrames(said, letter.frames);
    const isOfPost = ({ folded }: Word) =>
      APPLYING[language].test(folded) ||
      [letter.position, letter.company].some(({ byKey }) => byKey.has(`=${folded}`));
    return new Set(
      said.words.flatMap((word, place) => {
        const isNamed = (fact: FactIndex) =>
          fact.byKey.has(`=${word.folded}`) || word.keys.some((key) => fact.byKey.has(key));
        // "Bei den Stadtwerken" of the "Stadtwerke".
        const isCompanyDeclined = ({ text, keys }: Word) =>
          language === 'de' &&
          /^\p{Lu}/u.test(text) &&
          keys.some((key) => letter.company.byKey.has(key));
        const isOpen =
          framed.has(place) ||
          (isApplying && isPlaceOfJob(said, place, letter.job, isOfPost)) ||
          (isApplying && isOfJobsHead(said, place, letter.job, isOfPost)) ||
          APPLYING[language].test(word.folded) ||
          letter.company.byKey.has(`=${word.folded}`) ||
          isCompanyDeclined(word) ||
          (isApplying && (isNamed(letter.position) || COURTESIES[language].has(word.folded)));
        return isOpen ? [place] : [];
      }),
    );
  }),
);

/** Places of words that stand in a fixed phrase of a letter, word for word. */
function placesInFrames({ text, words }: WordList, frames: readonly string[]): ReadonlySet<number> {
  const folded = foldInPlace(text);
  const spans = frames.flatMap((frame) => {
    const at = folded.indexOf(frame);
    const isWhole =
      at >= 0 &&
      !/[\p{L}\p{N}]/u.test(`${folded.charAt(at - 1)}`) &&
      !/[\p{L}\p{N}]/u.test(folded.charAt(at + frame.length));
    return isWhole ? [{ at, end: at + frame.length }] : [];
  });
  return new Set(
    words.flatMap((word, place) =>
      spans.some(({ at, end }) => word.at >= at && word.end <= end) ? [place] : [],
    ),
  );
}

/** A sentence of nothing but courtesies, names and glue. */
export function isCourtesy(
  said: WordList,
  { letter, language, cv }: SentenceGround,
  allowed: ReadonlySet<number>,
): boolean {
  if (letter === undefined || readPlacedAmounts(said).length > 0) return false;
  const [name] = cv.person.slice(-1);
  return said.words.every(
    (word, place) =>
      word.isGlue ||
      allowed.has(place) ||
      COURTESIES[language].has(word.folded) ||
      name?.byKey.has(`=${word.folded}`) === true,
  );
}

/** Spanish says "I" by the verb's end. */
const FIRST_PERSON =
  /(?<!\p{L})(?:puedo|llevo|poseo|quiero|\p{L}+(?:ngo|zco|oy|é|í|arme|erme|irme))(?!\p{L})/iu;

/** What the advertisement asks for, told without a word about oneself. */
export function isOfTheJob(
  said: WordList,
  { letter, language }: SentenceGround,
  allowed: ReadonlySet<number>,
): boolean {
  if (letter === undefined || saysI(said) || /\b(?:ich|mich|mir|me|myself)\b/i.test(said.text))
    return false;
  if (language === 'es' && FIRST_PERSON.test(said.text)) return false;
  if (!said.words.some(({ folded }) => YOU[language].test(folded))) return false;
  return said.words.every(
    (word, place) =>
      word.isGlue ||
      allowed.has(place) ||
      COURTESIES[language].has(word.folded) ||
      findWord(word, said, letter.job).length > 0,
  );
}
