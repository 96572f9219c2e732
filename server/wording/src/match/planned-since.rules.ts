import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** What is planned, wanted or to come; folded. */
const PLANNED: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:will|'ll|shall|want(?:s|ed)? to|wish(?:es)? to|would like to|hop(?:e|es|ing) to|plan(?:s|ning|ned)? (?:to|on|for)|
    (?:is|are|was) (?:planned|due|scheduled|to be|to \p{L}+)|intend(?:s|ed|ing)? to|going to|aim(?:s|ing)? to|about to)(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:will|wollen|wollten?|soll(?:en|t?e|ten)?|mochten?|beabsichtig\p{L}+|plan(?:e|en|t) |geplant (?:ist|sind|war)|
    (?:ist|sind|war) [^.;]*geplant|habe\p{L}* [^.;]* vor|(?<=ab [^.;]*)(?:werde|wird|werden)|(?:werde|wird|werden)(?= [^.;]*(?<!\p{L})ab ))(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:v(?:oy|a|amos|an) a \p{L}+r|(?:quier|pretend|piens)(?:o|e|en)|(?:quere|pretende|pensa)mos|quisiera|
    (?:tengo|tiene|tenemos|esta|estan) (?:previst[oa]s?|planead[oa]s?)|prev(?:eo|e|emos|en)|planea\p{L}*)(?!\p{L})`,
};
/** What goes on from then until now; folded. "Desde … hasta" is over, and is compared as a range. */
const SINCE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:since|(?:have|has|'ve) been|already)(?!\p{L})/u,
  de: /(?<!\p{L})(?:seit|seitdem|bereits|schon)(?!\p{L})/u,
  es: /(?<!\p{L})(?:desde|llev(?:o|a|amos|an)(?= [^.;]*ndo)|ya)(?!\p{L})/u,
};

/** "Testing new sails since spring" where the fact says "from spring on we want to test new sails". */
export function comparePlannedSince(said: WordList, list: WordList): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  const isTurned =
    SINCE[said.language].test(here) &&
    !SINCE[list.language].test(there) &&
    PLANNED[list.language].test(there) &&
    !PLANNED[said.language].test(here);
  return isTurned ? [unproven([], 'deed-contradicts')] : [];
}
