import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  isBehindSign,
  partsBy,
  placesOfWord,
  unprovenAt,
  type Word,
  type WordList,
} from '@sastre/wording';

/** What stands right before what is still to be done, folded. */
const DUE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:due to|scheduled to|going to|yet to be|still to be|planned to|expected to|will|awaiting|(?:is|are) to) (?:be )?(?=\p{L}{4})/gu,
  de: /(?<!\p{L})soll(?:en)?(?!\p{L})/gu,
  es: /(?<!\p{L})(?:pendientes? de|por|va a|van a|previst[oa]s? para) (?=\p{L}{3,}r(?!\p{L}))/gu,
};
/** What says of its part that it is still to come, folded; "as planned" is done. */
export const TO_COME = pattern('u')`
  (?<!\p{L})(?<!as |wie |segun lo )(?:
    due|scheduled|going to|yet|still|to be|will|plan\w*|expected|upcoming|intend\w*|await\w*|pending|
    soll\w*|wird|werden|geplant\w*|planung|noch|kunftig\w*|vorgesehen\w*|bevorsteh\w*|aussteh\w*|
    pendientes?|por|va a|van a|previst\w*|aun|todavia|planific\w*|futur\w*
  )(?!\p{L})`;
const SEAM = /[,;:.]\s|(?<!\p{L})(?:and|und|sowie|y|e)(?!\p{L})/giu;

/** "Started in autumn" where the fact says "due to start in autumn": what is still to come is told as such. */
export function compareDue(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  const due = dueIn(fact.list);
  if (due.size === 0) return [];
  const parts = partsBy(said, SEAM);
  const isToCome = (part: number | undefined) => {
    const own = said.words.filter((_word, at) => parts[at] === part);
    if (own.some((word) => isFuture(word, said.language))) return true;
    return TO_COME.test(foldInPlace(said.text.slice(own[0]?.at, own.at(-1)?.end)));
  };
  const done = said.words.flatMap(({ isGlue }, place) => {
    const places = placesOfWord(alignment, said, place, fact);
    const heavy = places.filter((at) => fact.list.words[at]?.isGlue === false);
    const isDue = !isGlue && heavy.length > 0 && heavy.every((at) => due.has(at));
    return isDue && !isToCome(parts[place]) ? [place] : [];
  });
  return unprovenAt(said, done, 'deed-contradicts');
}

/** "Se prestará": the future of a Spanish verb. */
function isFuture({ text }: Word, language: Language): boolean {
  return language === 'es' && /^\p{Ll}{2,}[aei]r(?:á|án|é|emos)$/u.test(text);
}

/** Places of the verbs of what is still to come. */
function dueIn(list: WordList): ReadonlySet<number> {
  const { words, language } = list;
  const plain = foldInPlace(list.text);
  const future = words.flatMap((word, at) => (isFuture(word, language) ? [at] : []));
  return new Set([
    ...future,
    ...[...plain.matchAll(DUE[language])].flatMap(({ 0: cue, index }) => {
      const behind = words.findIndex(({ at }) => at >= index + cue.length);
      if (language !== 'de') return behind < 0 ? [] : [behind];
      // "Das im Mai eröffnet werden soll": the verbs of its clause, on either side.
      const cueAt = words.findLastIndex(({ at }) => at <= index);
      const from = words.findLastIndex((_word, at) => at <= cueAt && isBehindSign(list, at));
      const to = words.findIndex((_word, at) => at > cueAt && isBehindSign(list, at));
      return words.flatMap(({ text, isGlue }, at) => {
        const isIn = at >= from && (to < 0 || at < to);
        return isIn && !isGlue && /^\p{Ll}+(?:t|en)$/u.test(text) ? [at] : [];
      });
    }),
  ]);
}
