import type { Cv, DocumentLanguage, Language } from '@sastre/shared-contracts/api';
import type { Patterns } from 'hyphen';
import { documentLanguage, letterLanguage } from '../document-language.rules.ts';
import type { WordBreaks } from './break-places.rules.ts';

type Load = () => Promise<{ default: Patterns }>;

/**
 * Where words of a language may be broken, each in a file of its own. Languages are left out whose patterns may be had under
 * the GPL, LGPL or MPL alone (Czech, Hungarian), under no licence (Romanian) or terms of their own (Bulgarian, Finnish).
 */
const PATTERNS = {
  da: () => import('hyphen/patterns/da.js'),
  de: () => import('hyphen/patterns/de-1996.js'),
  el: () => import('hyphen/patterns/el-monoton.js'),
  en: () => import('hyphen/patterns/en-us.js'),
  es: () => import('hyphen/patterns/es.js'),
  fr: () => import('hyphen/patterns/fr.js'),
  hr: () => import('hyphen/patterns/hr.js'),
  it: () => import('hyphen/patterns/it.js'),
  nb: () => import('hyphen/patterns/nb.js'),
  nl: () => import('hyphen/patterns/nl.js'),
  pl: () => import('hyphen/patterns/pl.js'),
  pt: () => import('hyphen/patterns/pt.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  sk: () => import('hyphen/patterns/sk.js'),
  sv: () => import('hyphen/patterns/sv.js'),
  tr: () => import('hyphen/patterns/tr.js'),
  uk: () => import('hyphen/patterns/uk.js'),
} satisfies Partial<Record<DocumentLanguage, Load>>;
type BrokenLanguage = keyof typeof PATTERNS;

/** Languages whose words can be broken. */
export const BROKEN_LANGUAGES = Object.keys(PATTERNS) as BrokenLanguage[];

/** Whether words of a language can be broken. */
export function canBreakWords(language: string): boolean {
  return isBroken(language);
}

/** Where words may be broken, by the language that they are written in. */
export type Hyphens = ReadonlyMap<string, WordBreaks>;

/** Of a document whose words stay whole. */
export const NO_HYPHENS: Hyphens = new Map();
const known = new Map<string, Promise<Hyphens>>();

/**
 * What a CV needs to break its words and those of its letter; the same again for the same languages. Empty, without loading
 * anything, where words stay whole; patterns that cannot be had leave them whole, too. `language` is the screen's.
 */
export async function hyphensFor(cv: Cv, language: Language): Promise<Hyphens> {
  if (cv.tailored?.pdfOptions.hyphenation !== true) return NO_HYPHENS;
  const written = [documentLanguage(cv, language), letterLanguage(cv)];
  const languages = [...new Set(written.filter((one) => one !== undefined))].filter(isBroken);
  const key = languages.join();
  const loading = known.get(key) ?? loaded(languages);
  known.set(key, loading);
  return loading.catch(() => {
    known.delete(key);
    return NO_HYPHENS;
  });
}

async function loaded(languages: readonly BrokenLanguage[]): Promise<Hyphens> {
  return new Map(
    await Promise.all(languages.map(async (one) => [one, await breaksOf(one)] as const)),
  );
}

async function breaksOf(language: BrokenLanguage): Promise<WordBreaks> {
  const [{ default: createHyphenator }, { default: patterns }] = await Promise.all([
    import('hyphen'),
    PATTERNS[language](),
  ]);
  const hyphenate = createHyphenator(patterns, { hyphenChar: SOFT, minWordLength: 1, html: false });
  return (word) => {
    const small = word.toLocaleLowerCase(language);
    // A letter that is two small ones would move the places.
    if (small.length !== word.length) return [];
    let at = 0;
    return hyphenate(small)
      .split(SOFT)
      .slice(0, -1)
      .map((part) => (at += part.length));
  };
}

const SOFT = '\u00ad';

function isBroken(language: string): language is BrokenLanguage {
  return Object.hasOwn(PATTERNS, language);
}
