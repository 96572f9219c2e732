import type { CvContent, Language } from '@sastre/shared-contracts/api';
import { openTexts } from '../reading/open-texts.rules.ts';
import { findParityBreach } from './parity.rules.ts';

/** Says of a translated text whether it may stand for the text it translates. */
export interface TranslationGate {
  /** Why it is refused at this path, as a code; undefined: parity holds. */
  refusal(path: string, translated: string): string | undefined;
}

/** What a translation gate judges by. */
export interface TranslationGateParts {
  main: CvContent;
  companyName: string;
  translateTo: Language;
  /** Texts of the copy that are no longer those of `main`, by path. */
  rewritten?: ReadonlyMap<string, string>;
}

/**
 * Makes the gate for translations. The gate of facts compares words, which two languages do not share; this one holds each text to
 * the very text that it translates, which has passed the gate of facts or stands in the main CV.
 */
export function createTranslationGate(parts: TranslationGateParts): TranslationGate {
  const { main, companyName, translateTo: to, rewritten } = parts;
  const originals = openTexts(main);
  const names = [
    main.personal_info.fullName,
    companyName,
    ...main.work_experience.map(({ company }) => company),
    ...main.education.map(({ institution }) => institution),
  ].filter((name) => name.trim() !== '');
  return {
    refusal(path, translated) {
      const original = rewritten?.get(path) ?? originals.get(path) ?? '';
      const breach = findParityBreach(original, translated, { to, names });
      if (breach === undefined) return undefined;
      return breach === 'wrong-language' ? breach : 'parity';
    },
  };
}
