import {
  AUTO_LANGUAGE,
  DOCUMENT_LANGUAGES,
  type Cv,
  type DocumentLanguage,
  type Language,
} from '@sastre/shared-contracts/api';
import {
  chosenLanguage,
  detectedLanguage,
  documentLanguage,
  foreignLanguage,
} from '@sastre/shared-cv-document';

/** The choice of a document's language as it is shown. */
export interface LanguageOptions {
  /** A language, or `auto`. */
  value: string;
  languages: readonly DocumentLanguage[];
  /** What the CV is written in; undefined: it cannot be told, and nothing is offered that would need it. */
  detected: DocumentLanguage | undefined;
  /** What the CV is written in where documents have no words of it: its headings are in another language (ISO 639-1). */
  wordless: string | undefined;
  /** Neither is it chosen nor does the text tell it. */
  isOpen: boolean;
  /** What headings, dates and levels are in. */
  shown: DocumentLanguage;
  /** The document is in another language than what the CV is written in. */
  differs: boolean;
}

/** Reads what is chosen and what can be; `screen` is the language of the screen. */
export function languageOptions(
  cv: Pick<Cv, 'language' | 'detected' | 'tailored'>,
  screen: Language,
): LanguageOptions {
  const detected = detectedLanguage(cv);
  const shown = documentLanguage(cv, screen);
  const wordless = foreignLanguage(cv);
  const isChosen = chosenLanguage(cv) !== undefined;
  const isAuto = !isChosen && detected !== undefined;
  return {
    value: isAuto ? AUTO_LANGUAGE : shown,
    languages: DOCUMENT_LANGUAGES,
    detected,
    wordless,
    isOpen: !isChosen && detected === undefined && wordless === undefined,
    shown,
    differs: detected !== undefined && detected !== shown,
  };
}
