import type { Language } from '@sastre/shared-contracts/api';
import { detectLanguage } from '../../reading/language.rules.ts';
import { plainText } from '../../reading/plain-text.rules.ts';
import { LANGUAGE_NAMES } from '../prompts/prompt.ts';

/** A complaint when texts are clearly in another language than the one asked for. */
export function wrongLanguage(texts: readonly string[], language: Language): string | undefined {
  const found = detectLanguage(plainText(texts.join('\n')));
  return found === undefined || found === language
    ? undefined
    : `it is written in ${LANGUAGE_NAMES[found]}, not in ${LANGUAGE_NAMES[language]}`;
}

/** Language of texts of the CV: each entry may have its own. */
export function languageOf(texts: readonly string[], otherwise: Language): Language {
  return detectLanguage(plainText(texts.join('\n'))) ?? otherwise;
}
