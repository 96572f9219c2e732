import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { recogniseLanguage, plainText } from '@sastre/reading';
import { languageName } from '../prompts/prompt.ts';

/** A complaint when texts are clearly in another language (ISO 639-1) than the one asked for. */
export function wrongLanguage(texts: readonly string[], language: string): string | undefined {
  const found = recogniseLanguage(plainText(texts.join('\n')));
  if (found === undefined || found === language) return undefined;
  // Near languages of other families than ours (Norwegian and Danish, say) are not told apart surely enough to complain.
  if (!isOurs(found) && !isOurs(language)) return undefined;
  return `it is written in ${languageName(found)}, not in ${languageName(language)}`;
}

/** Language of texts of the CV (ISO 639-1): each entry may have its own. */
export function languageOf(texts: readonly string[], otherwise: Language): string {
  return recogniseLanguage(plainText(texts.join('\n'))) ?? otherwise;
}

function isOurs(code: string): boolean {
  return LANGUAGES.some((language) => language === code);
}
