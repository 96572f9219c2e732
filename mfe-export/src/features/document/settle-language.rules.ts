import {
  AUTO_LANGUAGE,
  hasCv,
  isTailored,
  type Cv,
  type Language,
} from '@sastre/shared-contracts/api';
import { chosenLanguage, detectedLanguage } from '@sastre/shared-cv-document';
import type { LayoutChange } from '../panel/layout.rules.ts';

/**
 * The choice that has to be stored for a CV whose language neither was chosen nor can be told: the screen's language, so
 * that another screen does not show another document. Undefined: nothing has to be.
 */
export function settleLanguage(cv: Cv, screen: Language): LayoutChange | undefined {
  // An empty CV is yet to be written; a server that detects nothing at all knows no choice either.
  if (cv.detected === undefined || !(hasCv(cv) || isTailored(cv))) return undefined;
  const isOpen = cv.language === undefined || cv.language === AUTO_LANGUAGE;
  if (!isOpen || chosenLanguage(cv) !== undefined || detectedLanguage(cv) !== undefined)
    return undefined;
  return { language: screen };
}
