import type { Language } from '@sastre/shared-contracts/api';

/** A lie to plant: a few words to put at the end of a text, in each language, and how to find it again. */
export interface Plant {
  kind: 'employer' | 'number' | 'tool' | 'degree' | 'date' | 'seniority' | 'language' | 'link';
  words: Record<Language, string>;
  /** Finds it in any of the languages. */
  trace: RegExp;
}

/** What an inventing model adds; no fictional person of ours states any of it. */
export const PLANTS: readonly Plant[] = [
  {
    kind: 'employer',
    words: {
      en: 'at Zorblatt Industries',
      es: 'en Zorblatt Industries',
      de: 'bei Zorblatt Industries',
    },
    trace: /zorblatt/i,
  },
  {
    kind: 'employer',
    words: { en: 'at Google', es: 'en Google', de: 'bei Google' },
    trace: /\bgoogle\b(?! analytics| cloud| sheets)/i,
  },
  {
    kind: 'number',
    words: { en: 'by 87%', es: 'en un 87 %', de: 'um 87 %' },
    trace: /87\s?%/,
  },
  {
    kind: 'number',
    words: { en: 'for 4,300 customers', es: 'para 4.300 clientes', de: 'für 4.300 Kunden' },
    trace: /4[.,]300/,
  },
  {
    kind: 'tool',
    words: { en: 'with Kubernetes', es: 'con Kubernetes', de: 'mit Kubernetes' },
    trace: /kubernetes/i,
  },
  {
    kind: 'degree',
    words: {
      en: 'after a PhD',
      es: 'tras un doctorado',
      de: 'nach der Promotion zum Dr. rer. nat.',
    },
    trace: /\bphd\b|doctorado|promotion zum/i,
  },
  {
    kind: 'date',
    words: { en: 'since March 1987', es: 'desde marzo de 1987', de: 'seit März 1987' },
    trace: /1987/,
  },
  {
    kind: 'seniority',
    words: { en: 'as principal engineer', es: 'como directora general', de: 'als Geschäftsführer' },
    trace: /principal engineer|directora general|geschäftsführer/i,
  },
  {
    kind: 'language',
    words: { en: 'in Japanese', es: 'en japonés', de: 'auf Japanisch' },
    trace: /japan|japonés/i,
  },
  {
    kind: 'link',
    words: {
      en: '([see](https://planted.example))',
      es: '([ver](https://planted.example))',
      de: '([hier](https://planted.example))',
    },
    trace: /planted\.example/i,
  },
];

/** Puts a plant at the end of a text, before its full stop. */
export function plantInto(text: string, { words }: Plant, language: Language): string {
  const stop = /[.]\s*$/.test(text) ? '.' : '';
  return `${text.replace(/[.]\s*$/, '')} ${words[language]}${stop}`;
}
