import { ALL_FUNCTION_WORDS } from './function-words.ts';
import { fold, words } from './stem.rules.ts';
import { pattern } from './pattern.ts';

/** Degrees from the lowest to the highest; a vocational one and a master craftsman count as their own steps. */
export const DEGREE_STEPS = [
  'vocational',
  'associate',
  'craftsman',
  'bachelor',
  'master',
  'doctorate',
] as const;
export type DegreeStep = (typeof DEGREE_STEPS)[number];

const PATTERNS: Record<DegreeStep, RegExp> = {
  doctorate:
    /\b(ph\.? ?d\b|doctor of|doctorate|doctorado|promotion zum|doktor(grad|titel)?\b|dr\. ?(rer|phil|ing))/,
  master:
    /\b(master'?s? (degree|of|in)|master of|m\.? ?sc\b|msc\b|mba\b|m\.a\.|master en|masterabschluss|diplom\b|licenciatura|licenciad[oa]|magister)/,
  bachelor: pattern()`
      \b(
        bachelor'?s?|b\.? ?sc\b|bsc\b|b\.a\.|grado en|graduad[oa] en|ingenier[oa] tecnic[oa]|university degree|
        titulacion universitaria|abgeschlossenes studium|hochschulabschluss|hochschulstudium|studium
      )\b`,
  craftsman:
    /\b(meister(brief)?|techniker|staatlich gepruft\w*|technician'?s? (?:diploma|qualification))\b/,
  associate:
    /\b(associate (degree|of)|associate'?s degree|ciclo formativo superior|tecnico superior)\b/,
  vocational: pattern()`
      \b(
        apprenticeship|vocational|ausbildung (als|zum|zur)|(abgeschlossene|kaufmannische) (berufs)?ausbildung|
        berufsausbildung|formacion profesional|ciclo formativo|lehre als
      )\b`,
};

/** Degrees that a text names. */
export function findDegrees(text: string): DegreeStep[] {
  const folded = fold(text);
  return DEGREE_STEPS.filter((step) => PATTERNS[step].test(folded));
}

const DEGREE_OF_ANY_NAME = pattern()`
  \b(?:
    (?:university |college |relevant |first |foundation )?degree|graduate (?:of|in)|(?:egresad|pasante)[oa]?(?:\(a\)|\/a)?s? (?:de|en)|titulacion|
    titulo (?:universitario|de grado|en|de)|titulad[oa] (?:en|universitari)|profesional en|
    (?:hochschul|fachhochschul|universitats)\w*|studium|studienabschluss|studiengang|grado(?! superior| medio)|
    diplomatura|(?:lic|ing)\.? (?:o (?:lic|ing)\.? )?en|estudios (?:de|en) ingenieria
  )\b`;
const TRAINING_OF_ANY_NAME = pattern()`
  \b(?:
    (?:\w*ausbildung|fachweiterbildung)(?! von| der mitarb| neuer)|lehrabschluss|facharbeiterbrief|
    gesellenbrief|fp (?:grado|superior|medio|de|en)|grado medio|grado superior|nvq|city & guilds
  )\b`;

/** The degree that a job text asks for, also where it names none of the usual ones: "a degree in nursing", "Ausbildung in der Pflege". */
export function degreeAsked(text: string): DegreeStep | undefined {
  const [first] = findDegrees(text);
  if (first !== undefined) return first;
  const folded = fold(text);
  if (DEGREE_OF_ANY_NAME.test(folded)) return 'bachelor';
  return TRAINING_OF_ANY_NAME.test(folded) ? 'vocational' : undefined;
}

/** True when a degree that is held answers one that is asked for. */
export function satisfiesDegree(held: DegreeStep, asked: DegreeStep): boolean {
  return DEGREE_STEPS.indexOf(held) >= DEGREE_STEPS.indexOf(asked);
}

const FIELD_AFTER = /\b(?:in|im|of|en|der|des|de|als|zum|zur)\s+([^.;:()]+)/g;
/** "A marketing degree", "an engineering or physics degree". */
const FIELD_BEFORE =
  /\b(?!(?:university|college|relevant|related|first|foundation|good|honou?rs|higher|advanced|undergraduate|graduate|postgraduate|bachelors?|masters?|completed|recognised|accredited|technical|academic|full|formal|any|year|time|level|class|of|in|or|and|an?|the|equivalent|similar|appropriate|suitable|s) )([a-z]{4,}(?: (?:or|and) [a-z]{4,})?) degree\b/;
const NO_FIELD = pattern()`
  ^(?:
    science|sciences|arts|ciencias|degree|similar|related|field|another|other|subject|area|equivalent|
    verwandt\w*|vergleichbar\w*|ahnlich\w*|afin|afines|relacionad\w*|meister|techniker|tecnic[oa]s?|master\w*|bachelor\w*|
    universi\w*|formativ\w*|ciclo|grado|medio|rama|profesional|superior|jahr\w*|years?|anos|experience|experiencia|
    erfahrung|bereich\w*|fach|fachrichtung|rahmen|ausland|inland|umfeld
  )$`;

/** What a degree that a text names is to be in: its words, folded; none when it does not say. */
export function fieldWords(text: string): string[] {
  const folded = fold(text);
  const at = [
    ...DEGREE_STEPS.map((step) => PATTERNS[step]),
    DEGREE_OF_ANY_NAME,
    TRAINING_OF_ANY_NAME,
  ]
    .map((pattern) => pattern.exec(folded))
    .filter((match) => match !== null)
    .map(({ index }) => index);
  if (at.length === 0) return [];
  const adjective = /\bkaufmannische\b/.exec(folded)?.[0] ?? '';
  const [, before = ''] = FIELD_BEFORE.exec(folded) ?? [];
  return [
    [adjective, adjective],
    [before, before],
    ...folded.slice(Math.min(...at)).matchAll(FIELD_AFTER),
  ]
    .flatMap(([, field = '']) => words(field))
    .filter((word) => word.length > 2 && !NO_FIELD.test(word) && !ALL_FUNCTION_WORDS.has(word));
}
