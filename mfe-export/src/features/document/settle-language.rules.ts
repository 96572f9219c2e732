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
 * What has to be stored for a CV whose language neither was chosen nor can be told: the screen's language, so that another
 * screen does not show another document. It is no choice, so that the document follows a text that tells. Undefined:
 * nothing has to be.
 */
export function settleLanguage(cv: Cv, screen: Language): LayoutChange | undefined {
  // An empty CV is yet to be written; a server that detects nothing at all knows no choice either.
  if (cv.detected === undefined || !(hasCv(cv) || isTailored(cv))) return undefined;
  const isOpen = cv.language === undefined || cv.language === AUTO_LANGUAGE;
  if (!isOpen || chosenLanguage(cv) !== undefined || detectedLanguage(cv) !== undefined)
    return undefined;
  return { language: `${AUTO_LANGUAGE}-${screen}` };
}
