import {
  isDocumentLanguage,
  type Cv,
  type DocumentLanguage,
  type Language,
} from '@sastre/shared-contracts/api';
import { formatDate, type DateFormat } from './dates.rules.ts';
import { documentLanguage, letterLanguage } from './document-language.rules.ts';
import { WORDS } from './words/words.ts';

/** All that a document may say beyond what its person typed: its words and months, and the title of its letter. */
export function addedTexts(cv: Cv, fallback: Language): string[] {
  const language = documentLanguage(cv, fallback);
  const format = cv.tailored?.pdfOptions.dateFormat;
  const letter = letterLanguage(cv);
  const title = isDocumentLanguage(letter) ? [WORDS[letter].coverLetter] : [];
  const words = Object.values(WORDS[language]);
  // Levels behind a name begin small.
  const small = words.map((word) => word.toLocaleLowerCase(language));
  return [...words, ...small, ...monthsOf(language, format), ...title];
}

function monthsOf(language: DocumentLanguage, format: DateFormat | undefined): string[] {
  const months = Array.from({ length: 12 }, (_month, at) => String(at + 1).padStart(2, '0'));
  return months.map((month) => formatDate(`2000-${month}`, language, format));
}
