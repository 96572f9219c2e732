import type { FactIndex, IndexedFact } from '../cv/fact-index.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { pattern, source } from '../words/pattern.ts';
import { isSameTrade } from '../words/trade-names.ts';

const LEARNED = source`
  examinierte[rns]?|exam\.|staatlich (?:anerkannte|geprufte|examinierte)[rns]?|gelernte[rns]?|ausgebildete[rns]?|
  qualified|registered|trained|titulad[oa]s?|diplomad[oa]s?|graduad[oa]s?|colegiad[oa]s?`;
/** Behind these an ad names the trade that was learned. */
const EXAM = pattern('u')`
  ^(?:${LEARNED}) |
  ^(?:(?:(?:abgeschlossene|bestandene|staatliche|3-?jahrige|dreijahrige)[snr]? )*
    (?:(?:staats|berufs)?examen|staatsprufung|(?:berufs|pflege)?ausbildung|berufsabschluss|abschluss|anerkennung|
    berufszulassung|berufserlaubnis|qualifikation)) (?:als|zu[mr]|in der) |
  ^(?:qualification|registration|training|licen[cs]e) (?:as|in) (?:an? )?|
  ^(?:titulo|titulacion|diploma) (?:oficial )?(?:de|en|como) `;
const SAYS_LEARNED = pattern('u')`(?<!\p{L})(?:${LEARNED})(?!\p{L})`;
const MOST_WORDS = 5;

/**
 * Facts that show a trade as learned where an ad asks for its examination: a degree of that trade, by whatever name of
 * the law, or one who says to be examined in it. A post of that name alone shows none.
 */
export function tradeFacts(phrase: string, { facts }: FactIndex): number[] {
  const said = fold(phrase.replace(/\([^()]*\)?/g, ' ')).trim();
  const trade = said.replace(EXAM, '').trim();
  if (trade === said || trade.split(/\s+/).length > MOST_WORDS) return [];
  return facts.flatMap((fact, place) =>
    isSameTrade(trade, fact.folded) && showsLearned(fact) ? [place] : [],
  );
}

const showsLearned = ({ id, folded }: IndexedFact) =>
  /^education\[/.test(id) ||
  (/^personal_info\.(?:summary|title)$|^skills\[/.test(id) && SAYS_LEARNED.test(folded));
