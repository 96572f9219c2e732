import type { WordList } from '../words/units.rules.ts';
import { compareExchangedHeads } from './exchanged-heads.rules.ts';
import type { Finding } from './finding.ts';
import { compareIntervalCounts } from './interval-counts.rules.ts';
import { comparePlannedSince } from './planned-since.rules.ts';
import { compareBack } from './pronominal-adverbs.rules.ts';
import { compareStillOngoing } from './still-ongoing.rules.ts';
import { compareWaysOfSpans } from './ways-of-spans.rules.ts';

/** Compares what a sentence and its fact say of times, and of what is counted, by their words alone. */
export function compareInWords(said: WordList, list: WordList): Finding[] {
  return [
    ...compareBack(said, list),
    ...compareIntervalCounts(said, list),
    ...compareWaysOfSpans(said, list),
    ...comparePlannedSince(said, list),
    ...compareStillOngoing(said, list),
    ...compareExchangedHeads(said, list),
  ];
}
