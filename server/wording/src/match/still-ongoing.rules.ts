import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** What somebody learns; folded. */
const COURSE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:training|course|retraining|apprenticeship|degree|diploma|studies|studying|certificate|certification|qualification|module)(?!\p{L})/u,
  de: /\p{L}*(?:bildung|schulung|studium|lehrgang|kurs|qualifizierung|qualifikation|prufung|lehre)(?!\p{L})/u,
  es: /(?<!\p{L})(?:formacion|curso de|curso|estudios|grado|master|carrera|certificado|certificacion|modulo|oposicion)(?!\p{L})/u,
};
/** What goes on; folded. */
const ONGOING: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:currently|at present|at the moment|in progress|ongoing|in training|under way|studying|now (?:training|taking|doing)|
    not (?:yet )?(?:completed?|finished|taken|passed)|still (?:to|in|taking|doing|training|studying))(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:derzeit|zurzeit|zur zeit|aktuell|gegenwartig|momentan|gerade|laufend\p{L}*|lauft|noch (?:nicht|offen|in)|
    berufsbegleitend in)(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:actualmente|en la actualidad|en estos momentos|en curso|en formacion|cursando|curso el|
    (?:aun|todavia) (?:no|sin)|sin (?:terminar|acabar|concluir)|pendiente)(?!\p{L})`,
};
/** What is done; folded. */
const DONE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:completed?|finished|graduated|passed|concluded|obtained|earned|qualified|certified)(?!\p{L})/u,
  de: /(?<!\p{L})(?:abgeschlossen\p{L}*|absolviert\p{L}*|beendet\p{L}*|bestanden\p{L}*|abschluss|erfolgreich\p{L}*|erworben\p{L}*|schloss|beendete|absolvierte)(?!\p{L})/u,
  es: /(?<!\p{L})(?:terminad[oa]s?|complet(?:ad[oa]s?|e)|finalizad[oa]s?|finalice|concluid[oa]s?|conclui|termine|acabad[oa]s?|superad[oa]s?|supere|aprobad[oa]s?|aprobe|titulad[oa]|obtenid[oa]s?|obtuve)(?!\p{L})/u,
};
const SENTENCE = /[.;:!?](?=\s|$)/;
/** Parts of a sentence that each say how far something else got. */
const PART = /[.;:!?,](?=\s|$)/;
/** What makes no thing of that which is done. */
const NOT = /(?<!\p{L})(?:not|yet|nicht|kein\p{L}*|no|aun|todavia|sin|ohne)(?!\p{L})/u;

const partsOf = ({ text }: WordList, seam: RegExp) => foldInPlace(text).split(seam);
const namesIn = (part: string): readonly string[] => part.match(/\p{L}{5,}/gu) ?? [];

/** "Training to become a saddler completed" where the fact says "currently in training to become a saddler": what goes on is not done. */
export function compareStillOngoing(said: WordList, list: WordList): Finding[] {
  const own = list.language;
  const ongoing = partsOf(list, SENTENCE).filter(
    (part) => ONGOING[own].test(part) && COURSE[own].test(part),
  );
  if (ongoing.length === 0) return [];
  const { language } = said;
  const done = partsOf(said, PART).filter(
    (part) =>
      DONE[language].test(part) &&
      COURSE[language].test(part) &&
      !NOT.test(part) &&
      !ONGOING[language].test(part),
  );
  const others = partsOf(list, PART).filter((part) => DONE[own].test(part) && !NOT.test(part));
  const isOf = (part: string, others: readonly string[]) =>
    others.some((other) => {
      const names = namesIn(other);
      return namesIn(part).filter((name) => names.includes(name)).length > 1;
    });
  const wrong = done.some((part) => isOf(part, ongoing) && !isOf(part, others));
  return wrong ? [unproven([], 'deed-contradicts')] : [];
}
