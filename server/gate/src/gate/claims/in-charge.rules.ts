import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  foldInPlace,
  readPlacedAmounts,
  unproven,
  type WordList,
} from '@sastre/wording';
import { isPerson } from './people.ts';

/** What makes somebody one's own staff, folded. */
const UNDER_ME: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:report(?:s|ed|ing)? (?:directly )?to me|answer(?:s|ed|ing)? to me|under me|in my charge|
    under my (?:\p{L}+ )?(?:command|supervision|lead|leadership|direction|charge|management|responsibility|control|wing|guidance))(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:unter mir|mir (?:direkt )?(?:unterstellt\p{L}*|unterstanden|unterstehen)|(?:an mich|mir) bericht\p{L}+|
    berichte(?:n|te|ten)? (?:direkt )?an mich|
    (?:unter|in) meiner (?:\p{L}+ )?(?:leitung|aufsicht|fuhrung|anleitung|verantwortung|regie))(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:(?:a|bajo) mi (?:\p{L}+ )?(?:cargo|mando|supervision|direccion|responsabilidad|coordinacion|tutela|jefatura)|
    (?:a|bajo) mis ordenes|me (?:reportan|reportaban|rinden cuentas)|depend(?:en|ian|ientes?) de mi)(?!\p{L})`,
};

/** What a fact tells by that somebody was led, or answered for, folded. */
const LEADS = pattern('u')`
  (?<!\p{L})(?:lead|leads|leading|led|manag(?:e|es|ed|ing|ement)|head(?:s|ed|ing)?|r[ua]n|runs|running|direct(?:ed|ing|s)?|
  supervis(?:e|es|ed|ing|ion)|overs[ae]\p{L}+|coordinat(?:e|es|ed|ing|ion)|train(?:s|ed|ing)?|guid(?:e|es|ed|ing)|charge|responsib\p{L}+|
  accountable|\p{L}*(?:leit|fuhr)(?:e|en|et|te|ete|eten|ung|end\p{L}*)|geleitet\p{L}*|gefuhrt\p{L}*|\p{L}*verantwort\p{L}*|
  zustandig\p{L}*|unterstellt\p{L}*|betreu\p{L}*|(?:be)?aufsicht\p{L}*|angeleitet|koordini\p{L}*|dirig\p{L}+|dirij\p{L}+|direccion|
  gestion\p{L}*|coordin(?:o|e|aba|ando|acion)|encarg\p{L}+|al? cargo|responsab\p{L}+|lider(?:o|e|aba|ando|azgo)|mand(?:o|e|aba|ando)|form(?:e|o|aba|ando))(?!\p{L})`;

/** How near somebody stands to what makes them one's staff, in letters. */
const NEAR = 60;

/** "25 employees reporting to me" where the facts only say that there are 25. */
export function compareInCharge(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const mine = UNDER_ME[said.language].exec(foldInPlace(said.text));
  if (mine === null) return [];
  const isNear = (at: number) => Math.abs(at - mine.index) < NEAR;
  const areSome =
    readPlacedAmounts(said).some(({ at, isYear }) => !isYear && isNear(at)) ||
    said.words.some(({ at }, place) => isNear(at) && isPerson(said, place));
  const tells = ({ list }: FactIndex) => {
    const text = foldInPlace(list.text);
    return LEADS.test(text) || UNDER_ME[list.language].test(text);
  };
  return areSome && !facts.some(tells) ? [unproven([mine[0]], 'rank-contradicts')] : [];
}
