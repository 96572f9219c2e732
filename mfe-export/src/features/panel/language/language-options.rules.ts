import {
  AUTO_LANGUAGE,
  DOCUMENT_LANGUAGES,
  type Cv,
  type DocumentLanguage,
  type Language,
} from '@sastre/shared-contracts/api';
import { chosenLanguage, detectedLanguage, documentLanguage } from '@sastre/shared-cv-document';

/** The choice of a document's language as it is shown. */
export interface LanguageOptions {
  /** A language, or `auto`. */
  value: string;
  languages: readonly DocumentLanguage[];
  /** What the CV is written in; undefined: it cannot be told, and nothing is offered that would need it. */
  detected: DocumentLanguage | undefined;
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
  const isAuto = chosenLanguage(cv) === undefined && detected !== undefined;
  return {
    value: isAuto ? AUTO_LANGUAGE : shown,
    languages: DOCUMENT_LANGUAGES,
    detected,
    differs: detected !== undefined && detected !== shown,
  };
}
