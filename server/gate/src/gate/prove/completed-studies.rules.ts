import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { fold, pattern } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';

/** What says of studies that they have not led, or not yet, to their end, folded. */
const UNFINISHED = pattern('u')`
  (?<!\p{L})(?:
    not|no|unfinished|incomplete\w*|without|dropped|abandon\w*|discontinued|expected|ongoing|current\w*|candidate|
    credits|modules?|abgebrochen|ohne|abbruch|unterbrochen|laufend\w*|derzeit|voraussichtlich|semester|nicht|kein|
    inconclus[oa]|incomplet[oa]|trunc[oa]|sin|interrumpid[oa]|en curso|cursando|pendiente|creditos|hasta
  )(?!\p{L})`;

/** True for a degree whose end is past and of which nothing says that it was left. */
export function areCompleted(
  { degree, field, endDate }: CvContent['education'][number],
  now: Date,
): boolean {
  if (endDate === '' || degree === '') return false;
  const today = now.toISOString().slice(0, endDate.length === 4 ? 4 : 7);
  return endDate < today && !UNFINISHED.test(fold(`${degree} ${field}`));
}

const COMPLETES: Record<Language, RegExp> = {
  en: /^(?:complet(?:ed|ing)|graduated|studied|earned|obtained|finished|gained|awarded|passed)$/,
  de: /^(?:abgeschlossen\w*|abschloss|schloss|absolviert\w*|abgelegt|erworben|erwarb|studiert|studierte|gelernt|besitze)$/,
  es: /^(?:gradu[eo]|estudi[eo]|curs[eo]|complet[eo]|termin[eo]|obtuv[eo]|titul[eo]|licenci[eo]|saque|finalice)$/,
};

/** "Abgeschlossen", "graduated": true of a degree whose end is past. */
export function completes({ words, language }: WordList, place: number): boolean {
  return COMPLETES[language].test(words[place]?.folded ?? '');
}
