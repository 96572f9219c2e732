import type { Language } from '@sastre/shared-contracts/api';

/** Texts that may say it all the same, as `room/language:key`, each with its reason. */
export type Exceptions = Readonly<Record<string, string>>;

/** Words that one language must not use, and what it says instead. */
export interface WrongWords {
  language: Language;
  /**
   * Each stands for its inflected forms as well; a `*` at its beginning or end stands for any letters, so that a part of a longer word
   * is meant only where that is said.
   */
  words: readonly string[];
  right: string;
  except?: Exceptions;
}

/** One thing, and what it is called on every screen. */
export interface Concept {
  terms: Readonly<Record<Language, string>>;
  wrong?: readonly WrongWords[];
}

/** How a text is set, whatever it says. */
export interface TypographyRule {
  languages: readonly Language[];
  /** Finds what is wrong. Values, `{{name}}` or `{name}`, are one sign that is no letter. */
  wrong: RegExp;
  right: string;
  except?: Exceptions;
}

/** What the build holds every text against. */
export interface Glossary {
  concepts: readonly Concept[];
  typography: readonly TypographyRule[];
}
