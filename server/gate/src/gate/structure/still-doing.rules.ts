import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  foldInPlace,
  isBehindSign,
  placesOfWord,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** What is going on and not done: the place behind it is that of its verb, folded. */
const GOING_ON: Record<Language, RegExp> = {
  en: /(?<!(?:have|has|had) been )(?<!\p{L})(?:am|'m|is|are|currently|now) (?:currently |now |still )?(?=\p{L}+ing(?!\p{L}))/gu,
  de: /(?<!\p{L})(?:gerade|derzeit|zurzeit|momentan|noch dabei)(?!\p{L})/gu,
  es: /(?<!\p{L})est(?:oy|a|amos|an) (?=\p{L}+ndo(?!\p{L}))/gu,
};
/** A form of what is done. */
const DONE: Record<Language, RegExp> = {
  en: /(?:ed|en)$|^(?:wrote|built|made|drew|led|ran|set|found|bought|sold)$/,
  de: /^(?:ge)?\p{Ll}*(?:te|ten|t|en)$/u,
  es: /(?:é|í|ado|ido|ito|cho|to)$/,
};
const HAS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:have|has|had)(?!\p{L})/u,
  de: /(?<!\p{L})(?:habe|hat|haben|hatten?|wurden?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:he|ha|hemos|han|fue|fueron)(?!\p{L})/u,
};

/** "He redactado un procedimiento" where the fact says "estoy redactando": what is going on is told as done. */
export function compareStillDoing(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  const cues = [...foldInPlace(list.text).matchAll(GOING_ON[list.language])];
  const going = cues.flatMap(({ 0: cue, index }) => {
    const behind = list.words.findIndex(({ at }) => at >= index + cue.length);
    return list.language === 'de' ? verbsBeside(list, index) : [behind];
  });
  if (going.length === 0) return [];
  const plain = foldInPlace(said.text);
  if (plain.search(GOING_ON[said.language]) >= 0) return [];
  const isTold = HAS[said.language].test(plain);
  const done = said.words.flatMap(({ text, isGlue }, place) => {
    const isDone =
      !isGlue &&
      (said.language === 'de'
        ? isPast(text, isTold)
        : DONE[said.language].test(plainOf(said, text)));
    return isDone && placesOfWord(alignment, said, place, fact).some((at) => going.includes(at))
      ? [place]
      : [];
  });
  return unprovenAt(said, done, 'deed-contradicts');
}

const plainOf = ({ language }: WordList, text: string) =>
  language === 'es' ? text : text.toLowerCase();

/** "Schrieb", "baute", and with "habe" a participle. */
const isPast = (text: string, isTold: boolean) =>
  (isTold && DONE.de.test(text)) || /^\p{Ll}+te[nt]?$|^\p{Ll}+[^etn]$/u.test(text);

/** German verbs of the part that a cue stands in: "ich baue derzeit eine Mauer". */
function verbsBeside(list: WordList, cue: number): number[] {
  const at = list.words.findLastIndex((word) => word.at <= cue);
  const from = list.words.findLastIndex((_word, place) => place <= at && isBehindSign(list, place));
  const to = list.words.findIndex((_word, place) => place > at && isBehindSign(list, place));
  return list.words.flatMap(({ text, isGlue }, place) => {
    const isIn = place >= from && (to < 0 || place < to);
    return isIn && !isGlue && /^\p{L}\p{Ll}*(?:e|t|en)$/u.test(text) && isVerbal(text, place, from)
      ? [place]
      : [];
  });
}

const isVerbal = (text: string, place: number, from: number) =>
  /^\p{Ll}/u.test(text) || place === Math.max(0, from);

/** What would have been, folded. */
const UNREAL = {
  en: /(?<!\p{L})(?:would|could|should|might|had it) (?:have |been )/u,
  es: /(?<!\p{L})(?:habria|hubiera|hubiese)(?!\p{L})/u,
};
/** The same in German, as written: "hätte" is no "hatte". */
const WOULD = /(?<!\p{L})(?:hätten?|wären?|würden?)(?!\p{L})/u;

/** "I led the dig" where the fact says "I would have led the dig". */
export function compareUnreal(said: WordList, { list }: FactIndex): readonly Finding[] {
  const isUnreal = ({ text, language }: WordList) =>
    language === 'de' ? WOULD.test(text) : UNREAL[language].test(foldInPlace(text));
  return isUnreal(list) && !isUnreal(said) ? [unproven([], 'deed-contradicts')] : [];
}
