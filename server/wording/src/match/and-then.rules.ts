import type { Language } from '@sastre/shared-contracts/api';
import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { toldOf } from './sides.ts';
import type { WordList } from '../words/units.rules.ts';

/** What came later, folded. */
const THEN: Record<Language, RegExp> = {
  en: /^(?:then|afterwards|subsequently|thereafter)$/,
  de: /^(?:danach|anschliessend|daraufhin|hinterher)$/,
  es: /^(?:despues|luego|posteriormente)$/,
};
/** Says as well that one came before the other, folded. */
const IN_ORDER: Record<Language, RegExp> = {
  en: /^(?:then|after|afterwards|later|subsequently|thereafter|before|first|followed|next|finally)$/,
  de: /^(?:danach|nach|nachdem|anschliessend\p{L}*|daraufhin|hinterher|spater|dann|bevor|vor|zuerst|zunachst|erst|folgte|schliesslich|zuletzt)$/u,
  es: /^(?:despues|luego|posteriormente|posterior|tras|antes|primero|siguio|seguid[oa]|finalmente|mas)$/,
};

/** "Open for seven weeks in B" where the fact says "open for seven weeks, and then went to B": two times as one. */
export function compareAndThen(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  if (said.words.some(({ folded }) => IN_ORDER[said.language].test(folded))) return [];
  const told = toldOf(alignment);
  const at = list.words.findIndex(({ folded }) => THEN[list.language].test(folded));
  if (at < 1) return [];
  const weighty = [...told].filter((place) => list.words[place]?.isGlue === false);
  const behind = weighty.filter((place) => place > at);
  return weighty.some((place) => place < at)
    ? unprovenWords(textsAt(list, behind), 'frequency-contradicts')
    : [];
}
