import type { EngineTask } from '../task/engine.ts';
import { fold, JOB_NOUN, pattern } from '@sastre/reading';
import { isAdjectiveOf, spanishDegree, trainedTo } from './degree-words.rules.ts';
import { schoolLeaving } from './school-leaving.rules.ts';
import { isBrokenOff, isCourse, namesSubject, unbracketed, type Study } from './studies.rules.ts';

/** What one has, not only where one was: short names of degrees and their words. */
const ENGLISH = pattern('iu')`
  ^(?:
    (?:first[- ]class )?(?:
      b\.?a|b\.?sc|b\.?eng|m\.?a|m\.?sc|m\.?eng|m\.?b\.?a|ph\.?d|pgce|pg ?(?:cert|dip)|ll\.?[bm]|hn[cd]|nvq|btec|m(?:phil|litt|res|arch)|b\.?ed|mchem
    )(?!\p{L})|
    bachelor|master|doctor|diploma|level \d|foundation degree|postgraduate|associate(?:'s)? (?:of|in|degree)|certificate|
    city (?:&|and) guilds|(?:\p{L}+ ){1,3}(?:certificate|diploma|award|degree)(?! of )(?!\p{L})
  )`;
const SPANISH =
  /^(?:tecnic[oa]|licenciatura|licenciad[oa]|grado|master|doctorado|ingenieria|diplomatura|maestria|bachillerato|ciclo formativo)(?!\p{L})/u;

interface HeldDegree {
  name: string;
  field: string;
  /** It is told as a thing that one has, and `name` has its article and field. */
  isExam?: boolean;
  /** No school gives it. */
  isOfChamber?: boolean;
}

/** A degree as one says that one has it, with the field that it does not name itself; undefined: it is told by where it was learned. */
export function heldDegree(
  study: Study,
  { letterLanguage: language, cvLanguage }: EngineTask,
): HeldDegree | undefined {
  const { degree, field, isOver } = study;
  if (!isOver || language !== cvLanguage || isBrokenOff(study) || isCourse(study, language))
    return undefined;
  const isPart = field === '' || fold(degree).includes(fold(field)) || namesSubject(study);
  if (language === 'de') return trainingTold(study) ?? trade(study) ?? exam(study) ?? left(study);
  const isHeld = (language === 'en' ? ENGLISH : SPANISH).test(fold(degree));
  if (!isHeld || degree.includes(',')) return undefined;
  if (language === 'en')
    return { name: degree.replace(/ \((?!Hons)([^()]*)\)/u, ', $1'), field: isPart ? '' : field };
  const own = language === 'es' ? spanishDegree(unbracketed(degree)) : undefined;
  if (own === undefined) return { name: unbracketed(degree), field: isPart ? '' : field };
  const joint = isAdjectiveOf(field, degree) ? ' ' : ' en ';
  return { name: isPart ? own : `${own}${joint}${field}`, field, isExam: true };
}

/** "Ausbildung zur Gesundheits- und Krankenpflegerin": the sentence says that it is a training. */
const TRAINING =
  /^(?:abgeschlossene )?(?:Berufsausbildung|Ausbildung|Lehre|Umschulung) (?:(zu[mr] .+)|als (.+))$/iu;

function trainingTold({ degree }: Study): HeldDegree | undefined {
  const [, bent, plain] = TRAINING.exec(degree) ?? [];
  const name = bent ?? (plain === undefined ? undefined : trainedTo(plain));
  return name === undefined ? undefined : { name: unbracketed(name), field: 'als' };
}

/** "Das Abitur habe ich am … abgelegt". */
function left({ degree, field }: Study): HeldDegree | undefined {
  const name = schoolLeaving(unbracketed(degree));
  return name === undefined ? undefined : { name, field, isExam: true };
}

/** "Das Staatsexamen in Ergotherapie habe ich abgelegt"; the place may say the field. */
function exam({ degree, field, institution }: Study): HeldDegree | undefined {
  if (!/^(?:Staatsexamen|Staatliches Examen)$/u.test(degree)) return undefined;
  const name = `das ${degree.replace(/^Staatliches/u, 'staatliche')}`;
  const isSaid = field === '' || fold(institution).includes(fold(field)) || field.includes(',');
  return { name: isSaid ? name : `${name} in ${field}`, field, isExam: true };
}

/** "Abschluss als Steuerfachangestellte". */
const NAMED_TRADE = /^(?:(?:Ausbildungs|Berufs)?abschluss|Prüfung) als (\p{Lu}[\p{L}-]+)$/iu;

/** "Abgeschlossene Berufsausbildung" in a trade, or the trade itself: "als Elektroniker". */
function trade({ degree, field }: Study): HeldDegree | undefined {
  const isPlain =
    /^(?:(?:abgeschlossene )?(?:berufs)?ausbildung|ausbildungsabschluss|lehr(?:e|abschluss)|berufsabschluss|abschluss|gesellen(?:brief|prüfung)|facharbeiterbrief)$/i.test(
      degree,
    );
  const named = NAMED_TRADE.exec(degree)?.[1];
  const name =
    named ?? (isPlain ? field : field === '' || fold(degree).includes(fold(field)) ? degree : '');
  const [noun = ''] = name.split(' ');
  // Behind "Berufsabschluss" stands a trade, known or not.
  const isKnown =
    JOB_NOUN.test(fold(name)) ||
    ((isPlain || named !== undefined) &&
      /(?:er|in|mann|frau|kraft|ent|ist|angestellte)$/u.test(name));
  const isTrade = isKnown && /^\p{Lu}[\p{L}-]+$/u.test(noun);
  if (
    !isTrade &&
    /^(?:gesellen|facharbeiter|meister)brief$/i.test(degree) &&
    /^[\p{L}, -]+$/u.test(field)
  )
    return {
      name: `den ${degree} ${/(?:handwerk|gewerbe|wesen|bau)$/u.test(field) ? 'im' : 'in'} ${field}`,
      field,
      isExam: true,
      isOfChamber: true,
    };
  // "Den Gesellenbrief als Anlagenmechaniker".
  if (isTrade && /^gesellenbrief$/i.test(degree))
    return { name: `den Gesellenbrief als ${name}`, field, isExam: true, isOfChamber: true };
  return isTrade && !name.includes(',')
    ? { name: trainedTo(unbracketed(name)), field: 'als' }
    : undefined;
}
