import type { Language, SKILL_LEVELS } from '@sastre/shared-contracts/api';

/** How well a CV says that a skill is known. */
export type SkillLevel = (typeof SKILL_LEVELS)[number];

type Known = Exclude<SkillLevel, 'Beginner'>;

/** How well a skill is known, as a letter says it; they are no part of its frames, since each of them is a claim. */
export const SAID_LEVELS: Record<Language, Record<Known, string>> = {
  en: {
    Intermediate: 'intermediate knowledge',
    Advanced: 'advanced knowledge',
    Expert: 'expert knowledge',
  },
  es: {
    Intermediate: 'un nivel intermedio',
    Advanced: 'un nivel avanzado',
    Expert: 'un nivel de experto',
  },
  de: {
    Intermediate: 'gute Kenntnisse',
    Advanced: 'fortgeschrittene Kenntnisse',
    Expert: 'Expertenkenntnisse',
  },
};

const SPOKEN: Record<Language, Record<string, string>> = {
  en: {
    fluent: 'fluent {name}',
    advanced: 'advanced {name}',
    intermediate: 'intermediate {name}',
    beginner: 'basic {name}',
    native: 'native {name}',
  },
  es: {
    fluido: '{name} con fluidez',
    avanzado: '{name} de nivel avanzado',
    intermedio: '{name} de nivel intermedio',
    básico: '{name} de nivel básico',
  },
  de: { fließend: 'fließend {name}', Muttersprache: '{name} als Muttersprache' },
};
/** Levels of which one says that one has them, not that one speaks so. */
const KNOWN: Record<Language, Record<string, string>> = {
  en: {},
  es: {
    avanzado: 'un nivel avanzado de {name}',
    intermedio: 'un nivel intermedio de {name}',
    básico: 'un nivel básico de {name}',
  },
  de: {
    fortgeschritten: 'fortgeschrittene Kenntnisse in {name}',
    'gute Kenntnisse': 'gute Kenntnisse in {name}',
    Grundkenntnisse: 'Grundkenntnisse in {name}',
  },
};

/** "French (advanced)" as one says it in a sentence: "advanced French"; as it is where a language has no such words. */
export function spokenAs(text: string, language: Language): string {
  const [name, level] = partsOf(text);
  return SPOKEN[language][level]?.replace('{name}', name) ?? text;
}

/** "Englisch (gute Kenntnisse)" as what one has: "gute Kenntnisse in Englisch"; undefined: one speaks it. */
export function knownAs(text: string, language: Language): string | undefined {
  const [name, level] = partsOf(text);
  return KNOWN[language][level]?.replace('{name}', name);
}

function partsOf(text: string): [name: string, level: string] {
  const [, name = '', level = ''] = /^(.+) \((.+)\)$/u.exec(text) ?? [];
  return [name, level];
}
