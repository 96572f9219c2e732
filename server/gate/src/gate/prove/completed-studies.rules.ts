import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { fold, pattern } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';

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

/** Degrees of a university, folded, and what the way there is called. */
const ACADEMIC =
  /(?<!\p{L})(?:bachelor|master|b\.? ?(?:a|sc|eng)|m\.? ?(?:a|sc|eng)|diplom-|magister|licenciad|licenciatura|grado en|degree)/u;
const STUDIES: Record<Language, RegExp> = {
  en: /^(?:degree|studies|university)$/,
  de: /^(?:(?:hochschul)?studiums?|studien)$/,
  es: /^(?:carrera|estudios|titulacion)$/,
};

/** "Abgeschlossen", "graduated": true of a degree whose end is past. */
export function completes({ words, language }: WordList, place: number): boolean {
  return COMPLETES[language].test(words[place]?.folded ?? '');
}

/** "My studies", where one of these facts is a degree of a university. */
export function namesStudies(
  { words, language }: WordList,
  place: number,
  facts: Iterable<FactIndex>,
): boolean {
  return (
    STUDIES[language].test(words[place]?.folded ?? '') &&
    [...facts].some(({ list }) => ACADEMIC.test(fold(list.text)))
  );
}
