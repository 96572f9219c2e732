import type { Language } from '@sastre/shared-contracts/api';
import { findVague } from './vague.rules.ts';
import { BY, PREPOSITIONS } from '@sastre/reading';
import { readPlacedAmounts, type WordList } from '@sastre/wording';

/** Verbs that stand right behind what counts, folded. */
const VERB: Record<Language, RegExp> = {
  en: /ed$|^(?:was|were|are|is|has|have|had|won|went|came|became|now|later|since|still|works?|runs?|leads?|left)$/,
  de: /^(?:wurden?|sind|ist|war|waren|haben|hatten?|hat|steht|stehen|gingen?|fuhrten?|arbeite\w+|blieb(?:en)?|bestand(?:en)?|leitet|leiten|heute|inzwischen)$/,
  es: /(?:aron|ieron|aba|aban|ian)$|^(?:fue|fueron|son|es|han|ha|se|gano|recibio|obtuvo|aprobo|trabajan?|siguen?|dirigen?|ya|hoy)$/,
};
const BEFORE = /^(?:,|;|:|\s-)?\s?(?:\p{L}+ ){0,2}$/u;
const ONE = /^(?:one|eine[rs]?|uno|una)$/;

/**
 * "… tablets; one won a medal", "700 trips, almost half for heart patients": an amount behind a seam that counts nothing beside it counts
 * what was told before, so that "one of which" adds nothing.
 */
export function countsPart(list: WordList): boolean {
  const { words, text, language } = list;
  const ends = [
    ...readPlacedAmounts(list).map(({ places }) => ({
      from: places[0] ?? 0,
      to: places.at(-1) ?? 0,
    })),
    ...findVague(list).filter(({ name }) => /^(?:half|third|quarter|most)$/.test(name)),
    ...words.flatMap(({ folded }, at) => (ONE.test(folded) ? [{ from: at, to: at }] : [])),
  ];
  return ends.some(({ from, to }) => {
    const next = words[to + 1];
    if (next === undefined || /[^\s]/.test(text.slice(words[to]?.end, next.at))) return false;
    const isLoose =
      VERB[language].test(next.folded) ||
      PREPOSITIONS[language].has(next.folded) ||
      BY[language].has(next.folded);
    const seam = text.slice(0, words[from]?.at).search(/[,;:][^,;:]*$/);
    // "12 in Leeds, 8 in York" are two counts.
    const isBeside = words.some(({ folded, at }) => at < seam && folded === next.folded);
    return isLoose && !isBeside && seam > 0 && BEFORE.test(text.slice(seam, words[from]?.at));
  });
}
