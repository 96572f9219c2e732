import type { CvContent } from '@sastre/shared-contracts/api';
import { fold, pattern } from '@sastre/reading';
import { type FactIndex, patternsOf, type WordList } from '@sastre/wording';

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

const COMPLETES = patternsOf('completed-studies.completes');

/** Degrees of a university, folded, and what the way there is called. */
const ACADEMIC =
  /(?<!\p{L})(?:bachelor|master|b\.? ?(?:a|sc|eng)|m\.? ?(?:a|sc|eng)|diplom-|magister|licenciad|licenciatura|grado en|degree)/u;
const STUDIES = patternsOf('completed-studies.studies');

/** "Abgeschlossen", "graduated": true of a degree whose end is past. */
export function completes({ words, language }: WordList, place: number): boolean {
  return COMPLETES[language].test(words[place]?.folded ?? '');
}

/** "Attended", "took", where one of these facts is of studies: that is less than to have completed them. */
const ATTENDS = patternsOf('completed-studies.attends');

/** "My studies", where one of these facts is a degree of a university. */
export function namesStudies(
  { words, language }: WordList,
  place: number,
  facts: Iterable<FactIndex>,
): boolean {
  const word = words[place]?.folded ?? '';
  if (ATTENDS[language].test(word)) return true;
  return (
    STUDIES[language].test(word) && [...facts].some(({ list }) => ACADEMIC.test(fold(list.text)))
  );
}
