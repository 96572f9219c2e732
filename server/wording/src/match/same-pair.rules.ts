import { type Amount, readPlacedAmounts, sameValue } from './amounts.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findWord } from './match.rules.ts';
import type { WordList } from '../words/units.rules.ts';

/** Both ends of one change, and what is counted beside them stands in the fact: "15 statt 25 Fehler" of errors that fell "von 25 auf 15". */
export function isOfSamePair(
  said: WordList,
  amount: Amount,
  other: Amount,
  fact: FactIndex,
): boolean {
  if (amount.step === undefined || amount.step !== other.step || amount.step === 'by') return false;
  const isEnd = ({ step }: Amount) => step === 'from' || step === 'to';
  const partner = readPlacedAmounts(said).find(
    (one) => one !== amount && isEnd(one) && one.step !== amount.step,
  );
  const its = fact.amounts.find((one) => one !== other && isEnd(one) && one.step !== other.step);
  if (partner === undefined || its === undefined || !sameValue(partner, its)) return false;
  // Told in the same order, each stands beside its own thing as before.
  if (amount.at < partner.at === other.at < its.at) return false;
  const isOnce = fact.amounts.filter(({ step }) => step === 'from').length === 1;
  const isThere = (word: Amount['counted'][number]) => findWord(word, said, fact).length > 0;
  return isOnce && [...amount.counted.slice(0, 1), ...partner.counted.slice(0, 1)].every(isThere);
}
