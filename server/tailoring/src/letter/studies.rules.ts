import type { Language } from '@sastre/shared-contracts/api';
import type { EngineTask } from '../task/engine.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { fold, isFormality, JOB_NOUN, pattern } from '@sastre/reading';
import { cleanName } from '../task/clean-name.rules.ts';
import { isLicence } from './licences.rules.ts';
import { isSchoolLeaving } from './school-leaving.rules.ts';

/** Where somebody learned. */
export interface Study {
  institution: string;
  degree: string;
  field: string;
  /** False: it goes on. */
  isOver: boolean;
  because: readonly string[];
}

const GOES_ON =
  /(?<!\p{L})(?:en curso|in progress|ongoing|laufend|cursando|derzeit|currently|vorauss(?:ichtlich|\.)|expected|previst[oa])(?!\p{L})/iu;
const BROKEN_OFF = pattern('iu')`
  (?<!\p{L})(?:
    incomplet[oae]|incompleta|sin (?:finalizar|terminar|acabar)|inconclus[oa]|trunc[oa]|ohne abschluss|
    abgebrochen|nicht (?:abgeschlossen|beendet)|unfinished|not (?:completed|finished)
  )(?!\p{L})`;
const COURSE =
  /(?<!\p{L})(?:taller|workshop|seminar|webinar|curso (?:de \d|online)|\d+ (?:horas|hours|stunden))(?!\p{L})/iu;
/** How somebody studied is no part of where. */
const BESIDE_WORK =
  /,? \(?(?:berufsbegleitend|im fernstudium|fernstudium|part[- ]time|distance learning|a distancia|a tiempo parcial)\)?$/iu;
/** How well is no part of in what: "Mathematics, 2:1". */
const GRADE =
  /,\s*(?:[123]:[12]|(?:first|upper|lower|second|third)(?:[- ](?:second|class))*(?: honours)?|merit|distinction|(?:note|nota|grade)\s*:?\s*\d\S*)$/iu;
const MOST = 2;
const MOST_NAMED = 4;

function isUnfinished(text: string): boolean {
  return BROKEN_OFF.test(text) || /(?<!\p{L})semester(?!\p{L})/iu.test(text);
}

/** The studies to tell: what the job asks for first, what was finished before what was not. */
export function studiesOf({ main, requirements, now }: EngineTask): Study[] {
  const factsOf = (kinds: RegExp) =>
    requirements.filter(({ kind }) => kinds.test(kind)).flatMap(({ facts }) => facts);
  const asked = factsOf(/^degree$/);
  const named = factsOf(/^(?:degree|tool|skill)$/);
  const keys = entryKeys(main.education);
  const today = now.toISOString();
  const all = main.education
    .map(({ institution, degree, field, endDate }, at): Study => ({
      institution: cleanName(institution).replace(BESIDE_WORK, ''),
      degree: cleanName(degree).replace(GRADE, ''),
      field: cleanName(field).replace(GRADE, ''),
      // What was broken off has no end to tell, and goes on no more.
      isOver:
        BROKEN_OFF.test(`${degree} ${field}`) ||
        (endDate !== '' &&
          endDate <= today.slice(0, endDate.length) &&
          !GOES_ON.test(`${degree} ${field}`)),
      because: ['institution', 'degree', 'field'].map((name) => `education[${keys[at]}].${name}`),
    }))
    .filter(
      ({ institution, degree }) =>
        institution !== '' && degree !== '' && !isFormality(degree) && !isLicence(degree),
    );
  const answers = ({ because }: Study) => because.some((id) => asked.includes(id));
  // What answers for a degree is one, where one is held.
  const isOther = asked.length > 0 && !all.some((one) => isDegree(one) && answers(one));
  const isAsked = (study: Study) => answers(study) || (isOther && isDegree(study));
  // A certificate behind it answers for no degree that is held as well.
  const isBehind = (study: Study) => !isDegree(study) && all.some(isDegree);
  const rank = (study: Study) =>
    Number(isUnfinished(`${study.degree} ${study.field}`)) * 8 +
    Number(!isAsked(study)) * 4 +
    Number(!study.isOver) * 2 +
    Number(isBehind(study));
  const isNamed = ({ because }: Study) => because.some((id) => named.includes(id));
  const ranked = all.toSorted((one, other) => rank(one) - rank(other));
  // An afternoon's course beside a degree says little, unless it is in what the job names.
  const learned = ranked.filter((one, at) => at === 0 || !COURSE.test(one.degree) || isNamed(one));
  // With what one left school is told where there is nothing behind it.
  const above = learned.filter((one) => !isSchoolLeaving(one.degree) || isNamed(one));
  const told = above.length > 0 ? above : learned.slice(0, 1);
  // What was broken off is told where there is nothing else.
  const kept = told.filter((one, at) => at === 0 || !isBrokenOff(one));
  return kept.filter((one, at) => at < MOST || (isNamed(one) && at < MOST_NAMED));
}

/** No bracket inside the brackets that a letter writes; "BSc (Hons)" is one name, which another language leaves as it is. */
export function unbracketed(text: string, isOfLetter = true): string {
  const named = isOfLetter ? text.replace(/\s*\((Hons)\.?\)/g, ' $1') : text;
  return named.replace(/\s*\((?!Hons\.?\))([^()]*)\)/g, ', $1');
}

const ACADEMIC =
  /bachelor|master|diplom\b|diplom-|magister|promotion|studium|licenci|grado\b(?! (?:medio|superior))|\b[bm]\.? ?(?:a|sc|eng|ed)\b|phd|pgce|\bmba\b|\bll\.?m\b|\bm(?:litt|res|phil|chem|arch)\b/;
/** What a course behind a degree is called. */
const BEHIND_DEGREE =
  /^(?:pg ?(?:cert|dip)|post-?grad|certificat|zertifikat|diplomado|especialist|experto)/;
const isDegree = (study: Study) =>
  ACADEMIC.test(fold(study.degree)) && isAcademic(study) && !BEHIND_DEGREE.test(fold(study.degree));
const CAMPUS = /univers|hochschule/;
/** Training below a degree, at whatever place: "Técnico (grado medio)". */
const VOCATIONAL =
  /tecnico|tecnica|grado (?:medio|superior)|diplomado|ausbildung|zertifikat|certificate/;

/** True when one says "studied" of it in German, not "learned". */
export function isAcademic({ degree, institution }: Study): boolean {
  if (VOCATIONAL.test(fold(degree))) return false;
  return (
    ACADEMIC.test(fold(degree)) || (CAMPUS.test(fold(institution)) && !JOB_NOUN.test(fold(degree)))
  );
}

/** Words of a degree that say how high it is, not in what. */
const HEIGHT = pattern('gu')`
  (?<!\p{L})(?:
    \w*bachelor|\w*master|\w*diplom\w*|magister|licenciad[oa]|licenciatura|grado|doctor\w*|phd|pgce|pg ?cert|pg ?dip|postgraduate|applied|craft|general|m(?:litt|res|phil|arch)|
    [bm]\.? ?(?:sc|a|eng|ed)|mba|ll\.? ?[bm]|hons?|honours|degree|associate|science|arts|laws|title|titulo|
    universitari[oa]|ciclo|formativo|tecnic[oa]|technician|ausbildung|lehre|studium|abschluss|staatsexamen|fh|uni|first|upper|second|class|superior|medio|mencion|
    ingenieria|level|btec|nvq|hnc|hnd|certificate|bootcamp|higher education|higher|foundation|national|advanced|award|city|guilds|diploma|primary|secondary|tesis|thesis|proceso|curso|progress|of|in|en|de|der|with|con|mit|the
  )(?!\p{L})`;

/** True when the degree says in what it is by words that the field does not have: then the field is a part of it. */
export function namesSubject({ degree, field }: Pick<Study, 'degree' | 'field'>): boolean {
  const subject =
    fold(degree)
      .replace(HEIGHT, ' ')
      .match(/\p{L}{4,}/gu) ?? [];
  return subject.some((word) => !fold(field).includes(word.slice(0, 6)));
}

const LONG_STEM = 10;
const GENERIC =
  /^(?:(?:berufs)?ausbildung|ausbildungsabschluss|berufsabschluss|lehre|(?:fort|weiter)bildung|umschulung|abschluss|course|curso(?: de \d+ horas)?|kurs|lehrgang|seminar|workshop|taller)$/i;
const NAMED_COURSE =
  /^(?:course|curso|kurs|lehrgang|seminar|workshop|taller)(?: (?:de|of) \d+ (?:horas|hours))?$/i;
const GERMAN_COURSE =
  /^(?:zertifikat|\p{L}*lehrgang|\p{L}*kurs|kursbest[äa]tigung|teilnahmebest[äa]tigung|fortbildung|weiterbildung|seminar|workshop)(?!\p{L})/iu;

/** True for a course, as against a training or a degree. */
export function isCourse({ degree, field }: Study, language: Language): boolean {
  return (
    (field !== '' && NAMED_COURSE.test(degree)) || (language === 'de' && GERMAN_COURSE.test(degree))
  );
}

/** True for what was left before its end. */
export function isBrokenOff({ degree, field }: Study): boolean {
  return BROKEN_OFF.test(`${degree} ${field}`);
}

/** Degree and field in one: "Fachinformatiker, IHK, Systemintegration", "Fachabitur, Sozialwesen". */
export function whatWasLearned({ degree, field }: Study): string {
  // "Geprüfte Bilanzbuchhalterin" says Bilanzbuchhaltung.
  const isSaid = fold(degree).includes(fold(field).slice(0, LONG_STEM));
  if (field === '' || isSaid) return degree;
  if (GENERIC.test(degree)) return field;
  return `${degree}, ${field}`;
}
