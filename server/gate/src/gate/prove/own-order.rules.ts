import type { Language } from '@sastre/shared-contracts/api';
import { compareContrasts } from '../claims/contrasts.rules.ts';
import { compareExchanges } from '../claims/exchanges.rules.ts';
import { readWords } from '../words/units.rules.ts';
import { align } from './align.rules.ts';
import { indexFact } from './fact-index.rules.ts';
import type { Finding } from './finding.ts';

/** A summary draws on the whole CV; what it takes from the one before must not change places there. */
export function compareOwnOrder(
  text: string,
  before: string,
  language: Language,
): readonly Finding[] {
  const said = readWords(text, language);
  const fact = indexFact(before, language);
  const alignment = align(said, [fact], () => false);
  return [...compareExchanges(said, alignment, fact), ...compareContrasts(said, alignment, fact)];
}
