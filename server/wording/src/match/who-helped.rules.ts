import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';
import { HELPED_BY } from './relations.ts';

/** Who was helped, taught or stood in for by somebody, and says so with words that HELPED_BY has not; folded. */
const GIVEN: Record<Language, RegExp> = {
  en: pattern()`
    \b(?:with|under|thanks to) (?:the )?(?:help|support|assistance|supervision|guidance|direction)\b|
    \b(?:supervised|guided|mentored|instructed|coached|trained|advised) by\b`,
  de: pattern()`
    \b(?:mit|unter|dank) (?:der )?(?:hilfe|unterstutzung|mithilfe|anleitung|aufsicht)\b|
    \b(?:unterstutzt|angeleitet|beaufsichtigt|beraten|eingearbeitet) (?:von|durch|vom)\b|
    \b(?:von|durch) [^,.;]{3,40} (?:unterstutzt|angeleitet|beaufsichtigt)\b`,
  es: pattern()`
    \b(?:con|bajo|gracias a) (?:la |el |su )?(?:ayuda|apoyo|asistencia|supervision|orientacion)\b|
    \b(?:ayudad|apoyad|asistid|supervisad|asesorad|guiad)[oa]s? por\b|
    \bme (?:ayud|apoy|supervis)(?:a|o|aba)n?\b`,
};

/** Who helps, teaches or stands in for somebody else: a verb of one's own and whom; folded. */
const GIVES: Record<Language, RegExp> = {
  en: pattern()`
    (?:^|[,;.:] |\b(?:i|and|also|while|then) )(?:help|support|assist|supervis|guid|mentor|instruct|coach|train|advis)(?:s|d|ed|e|es|ing)?\b
    (?! (?:me|us|by|from|of|in|with|(?:\w+ ){0,3}by)\b)|
    \b(?:in support of|to (?:help|support|assist)(?! me\b))\b`,
  de: pattern()`
    \b(?:ich|und) (?:helfe|half|unterstutzt?e|beaufsichtigt?e)\b(?![^,.;]*\b(?:mich|mir)\b)|
    \b(?:unterstutzte|unterstutze|helfe|half) ich\b|
    \bzur (?:unterstutzung|hilfe)\b|
    \bund [^,.;]{3,40}(?<!von|durch) (?:angeleitet|unterstutzt|beaufsichtigt)$`,
  es: pattern()`
    (?<!\b(?:me|con|el|de|su|gracias al) )\b(?:ayud|apoy|supervis)(?:e|o|aba) (?:al?|en|tambien)\b|
    \b(?:en apoyo|para (?:ayudar|apoyar)) (?:del?|al?)\b`,
};

const MY: Record<Language, RegExp> = {
  en: /\bmy (?:stand-in|substitute|replacement|deputy|assistant|helper|trainee|apprentice)\b/,
  de: /\bmeine?[rnms]? (?:vertretung|vertreter(?:in)?|stellvertret\w+|assistent\w*|gehilf\w+|hilfe)\b/,
  es: /\bmis? (?:sustitut[oa]|suplente|ayudante|asistente|auxiliar|aprendiz[a]?)\b/,
};

/** "I helped the auditor" where the fact says "with help from the auditor", "she was my stand-in" for "I stood in for her". */
export function compareWhoHelped(said: WordList, list: WordList): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  const isGiven = GIVEN[list.language].test(there) || HELPED_BY[list.language].test(there);
  const isTurned = isGiven && !GIVES[list.language].test(there) && GIVES[said.language].test(here);
  const isMine = MY[said.language].test(here) && !isGiven && !MY[list.language].test(there);
  return isTurned || isMine ? [unproven([], 'deed-contradicts')] : [];
}
