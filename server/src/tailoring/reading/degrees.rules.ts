import { fold } from './stem.rules.ts';

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
  bachelor:
    /\b(bachelor'?s?|b\.? ?sc\b|bsc\b|b\.a\.|grado en|graduad[oa] en|ingenier[oa] tecnic[oa]|university degree|titulacion universitaria|abgeschlossenes studium|hochschulabschluss|hochschulstudium|studium)\b/,
  craftsman: /\b(meister(brief)?|techniker|staatlich gepruft\w*)\b/,
  associate:
    /\b(associate (degree|of)|associate'?s degree|ciclo formativo superior|tecnico superior)\b/,
  vocational:
    /\b(apprenticeship|vocational|ausbildung (als|zum|zur)|berufsausbildung|formacion profesional|ciclo formativo|lehre als)\b/,
};

/** Degrees that a text names. */
export function findDegrees(text: string): DegreeStep[] {
  const folded = fold(text);
  return DEGREE_STEPS.filter((step) => PATTERNS[step].test(folded));
}

/** True when a degree that is held answers one that is asked for. */
export function satisfiesDegree(held: DegreeStep, asked: DegreeStep): boolean {
  return DEGREE_STEPS.indexOf(held) >= DEGREE_STEPS.indexOf(asked);
}
