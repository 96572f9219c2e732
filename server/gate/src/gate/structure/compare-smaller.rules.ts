import {
  type Alignment,
  compareInWords,
  compareRates,
  type FactIndex,
  type Finding,
  type WordList,
} from '@sastre/wording';
import { compareCountedNouns } from './counted-nouns.rules.ts';
import { compareFallen } from './fallen-plans.rules.ts';
import { compareLimitsLost } from './limits-lost.rules.ts';

/** What makes less of a deed however little of its fact is told: its limit, what its numbers count and by what, and that it fell through. */
export function compareSmaller(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  return [
    ...compareCountedNouns(said, fact),
    ...compareRates(said, fact),
    ...compareLimitsLost(said, alignment, fact),
    ...compareInWords(said, fact.list),
    ...compareFallen(said, alignment, fact),
  ];
}
