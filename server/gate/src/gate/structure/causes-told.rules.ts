import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  foldInPlace,
  unproven,
  type WordList,
} from '@sastre/wording';

/** What claims that one thing came of another, folded; "thanks to me" says who did it. */
const CAUSE: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:because|so that|thereby|thus|hence|therefore|consequently|thanks to(?! me(?!\p{L}))|due to|owing to|as a result|
    (?:leading|led) to|result(?:ed|ing) in|causing|caused)(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:weil|wodurch|dadurch|sodass|so dass|dank(?! mir(?!\p{L}))|infolge(?:dessen)?|aufgrund|wegen|weswegen|weshalb|deshalb|
    daher|deswegen|somit|folglich)(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:porque|por lo que|gracias a(?! mi(?!\p{L}))|debido a|por eso|por ello|de modo que|asi que|a causa de|por tanto|
    como resultado|lo que (?:permitio|hizo|llevo|redujo))(?!\p{L})`,
};
/** What may say so in a fact, folded: a means, too. */
const MAY: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:by(?! (?:\d|an? (?:half|third|quarter|fifth|tenth)|about|around|almost|nearly|over|half))|through|via|using|which|
    that|so|with|without|to(?! \d)|because|due|owing|thanks|thus|result\p{L}*|led|leading|caus\p{L}*|therefore|cut(?:ting)?|
    reduc\p{L}*|thereby|hence|consequently|for \p{L}+ (?:reasons?|of)|cost|since)(?!\p{L})|
    ,[ ](?:raising|lifting|lowering|increasing|halving|doubling|saving|shortening|improving|bringing|speeding)(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:durch|mit|mittels|indem|weil|da|denn|dank|wegen|auf ?grund|infolge|wodurch|damit|dadurch|so ?dass|
    deshalb|daher|somit|fuhrten? zu|um(?= [^,.;]* zu )|aus(?= \p{L}*grund)|folglich|\p{L}*halber|
    d(?:ie|er|as)(?= [^,.;]*(?:te|ten)(?:[,.;]|$)))(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:por(?! ciento| \d| l[ao]s? (?:manana|tarde|noche|dia)s?)|porque|con|sin|gracias|debido|mediante|pues|asi|modo|(?:lo|,) que|que (?:hizo|hace|redujo|permitio|llevo)|para|causa|al \p{L}+r|
    \p{L}+ndo)(?!\p{L})`,
};

/** "So that sales rose" where the fact says "and sales rose in the same year": a cause is more than what came with it, or after it. */
export function compareCauses(said: WordList, { list }: FactIndex): readonly Finding[] {
  const cause = CAUSE[said.language].exec(foldInPlace(said.text));
  if (cause === null || MAY[list.language].test(foldInPlace(list.text))) return [];
  return [
    unproven([said.text.slice(cause.index, cause.index + cause[0].length)], 'deed-contradicts'),
  ];
}
