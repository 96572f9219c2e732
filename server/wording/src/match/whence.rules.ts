import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from '../words/units.rules.ts';
import { foldInPlace } from './amounts.rules.ts';
import { type Finding, unproven } from './finding.ts';

/** Where what is told comes from, and for whom it is, folded; whose duty it is says neither. */
const FROM: Record<Language, RegExp> = {
  en: /\b(?:from)\b/,
  de: /\baus\b|\bvon (?:\w+ ){0,3}(?:kam|kamen|stamm\w+)\b/,
  es: /\b(?:procedentes?|provenientes?|desde|(?:ven|proven|proced)(?:ian?|ien?en?|ieron|en))\b/,
};
const FOR: Record<Language, RegExp> = {
  en: /(?<!responsible )\b(?:for)\b/,
  de: /(?<!zustandig |verantwortlich )\bfur\b/,
  es: /\b(?:destinad[oa]s?|para|hacia)\b/,
};

/** "Harps for twelve villages" where the fact says "from twelve villages". */
export function compareWhence(said: WordList, list: WordList): Finding[] {
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  const isTurned =
    FROM[list.language].test(there) &&
    !FOR[list.language].test(there) &&
    FOR[said.language].test(here) &&
    !FROM[said.language].test(here);
  return isTurned && said.language === list.language ? [unproven([], 'direction-contradicts')] : [];
}
