import { LANGUAGE_LEVELS, type Language } from '@sastre/shared-contracts/api';

type Level = (typeof LANGUAGE_LEVELS)[number];

/** As a printed CV says them: a letter in other words would say another level. */
const LEVELS: Record<Language, Record<Level, string>> = {
  en: {
    Beginner: 'beginner',
    Intermediate: 'intermediate',
    Advanced: 'advanced',
    Native: 'native',
    Fluent: 'fluent',
  },
  es: {
    Beginner: 'básico',
    Intermediate: 'intermedio',
    Advanced: 'avanzado',
    Native: 'nativo',
    Fluent: 'fluido',
  },
  de: {
    Beginner: 'Grundkenntnisse',
    Intermediate: 'gute Kenntnisse',
    Advanced: 'fortgeschritten',
    Native: 'Muttersprache',
    Fluent: 'fließend',
  },
};

/** A level of a language skill in words. */
export function levelName(level: Level, language: Language): string {
  return LEVELS[language][level];
}

/** The levels that a text of facts states (`German (Native)`), in words of all languages. */
export function levelForms(text: string): string[] {
  return LANGUAGE_LEVELS.filter((level) => text.includes(`(${level})`)).flatMap((level) =>
    Object.values(LEVELS).map((names) => names[level]),
  );
}
