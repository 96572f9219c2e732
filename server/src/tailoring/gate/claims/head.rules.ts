import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from '../prove/align.rules.ts';
import { indexFact, type FactIndex } from '../prove/fact-index.rules.ts';
import { unproven, type Finding } from '../prove/finding.ts';
import { findWord } from '../prove/match.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import { clausesOf } from './clauses.rules.ts';

/** Words that a duty begins with and that are no deed of their own, folded. */
const DUTY: Record<Language, RegExp> = {
  en: /^(?:responsib\w+|charge|duties|duty|tasks?|task\w*|involved|work|works|worked|working|active|engaged|role|job|position|experience\w*|including|various|successfully|\w+ly)$/,
  de: /^(?:verantwortlich\w*|verantwortung|zustandig\w*|zustandigkeit|aufgabe\w*|tatig\w*|tatigkeit\w*|arbeit\w*|mitarbeit|erfahrung\w*|einsatz|eingesetzt|beschaftigt|erfolgreich\w*|eigenverantwortlich\w*|selbststandig\w*)$/,
  es: /^(?:responsabl\w+|responsabilidad|encargad[oa]|cargo|funcion\w*|tarea\w*|labor\w*|trabaj\w+|experiencia|\w+mente)$/,
};
const DEED: Record<Language, RegExp> = {
  en: /(?:ed|ing|tion|sion|ment|ance|ence|ysis|sal|val)$|^(?:ran|led|wrote|made|built|took|gave|kept|held|set|cut|taught|won|drew|began|found|grew|sold|bought|brought|dealt|spoke|drove|oversaw|sent|met|saw|got|received|run|lead|write|build|manage|check|plan|support|help|train|teach|supervise|coordinate|review|design|test|repair|order|prepare)$/,
  de: /(?:te|ten|ung|ungen|ion|ieren|tion)$|^(?:nahm|gab|fuhrte|hielt|erhielt|schrieb|half|leitete|ubernahm|entwarf|vertrat|beriet|trug|brachte|besuchte|stand|wechselte)$/,
  es: /(?:é|e|o|i|cion|ciones|miento|aba|ia|aje|do|da)$/,
};
const PARTICIPLE =
  /^(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer|uber|unter|miss)\p{Ll}+(?:t|en)|\p{Ll}+iert)$/u;

/** The word that says what was done: a fact's first verb or its noun, in German also the participle that it ends with. */
function headOf({ list }: FactIndex): number | undefined {
  const { words, language } = list;
  const clauses = clausesOf(list);
  const weighty = words.flatMap(({ isGlue, folded }, place) =>
    isGlue || /^\d/.test(folded) ? [] : [place],
  );
  const isDuty = (place: number) => DUTY[language].test(words[place]?.folded ?? '');
  const first = weighty.find((place) => !isDuty(place));
  if (
    first === undefined ||
    (weighty[0] !== first && weighty[0] !== undefined && isDuty(weighty[0]))
  )
    return undefined;
  if (language === 'de') {
    const last = weighty.filter((place) => clauses[place] === 0).at(-1);
    const word = last === undefined ? undefined : words[last];
    if (
      word !== undefined &&
      last !== first &&
      /^\p{Ll}/u.test(word.text) &&
      PARTICIPLE.test(word.folded)
    )
      return last;
  }
  return DEED[language].test(words[first]?.folded ?? '') ? first : undefined;
}

/** The deed itself must be told: "Supervised the assembly" is not said by "Assembled". */
export function compareHead(
  said: WordList,
  { matched }: Alignment,
  fact: FactIndex,
  isElsewhere: (place: number) => boolean,
): Finding[] {
  const head = headOf(fact);
  if (head === undefined || isElsewhere(head)) return [];
  const word = fact.list.words[head];
  // Which way a number went is compared with the number.
  const isTurn = word?.meanings.some(({ scale }) => scale?.axis === 'direction') === true;
  const isReached =
    isTurn ||
    [...matched.values()].some((one) => one.fact === 0 && one.places.includes(head)) ||
    (word !== undefined &&
      findWord(word, fact.list, indexFact(said.text, said.language)).length > 0);
  return isReached ? [] : [unproven([], 'deed-contradicts')];
}
