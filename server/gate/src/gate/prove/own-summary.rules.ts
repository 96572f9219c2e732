import {
  align,
  compareStillOngoing,
  type FactIndex,
  type Finding,
  indexFact,
  inOwnTurns,
  readWords,
} from '@sastre/wording';
import type { CvGround } from './ground.rules.ts';
import { judgeInTurns } from './judge-in-turns.rules.ts';
import type { RewriteGround } from './judge-rewrite.rules.ts';
import { compareOwnLeftOut } from './own-left-out.rules.ts';
import { compareOwnLimits } from './own-limits.rules.ts';
import { compareOwnOrder } from './own-order.rules.ts';
import { compareOwnTitle } from './own-title.rules.ts';

/** What a summary that draws on the whole CV makes of the one before: it loses nothing that makes its own claims smaller. */
export function compareOwnSummary(text: string, fact: FactIndex, cv: CvGround): Finding[] {
  const said = readWords(text, fact.list.language);
  const alignment = align(said, [fact], () => false);
  return [
    ...compareStillOngoing(said, fact.list),
    ...compareOwnLimits(said, fact),
    ...compareOwnOrder(said, fact, alignment),
    ...compareOwnLeftOut(said, fact, alignment),
    ...compareOwnTitle(said, fact, cv),
  ];
}

/** What speaks against a summary that tells the one before again, in other turns of phrase, and draws on nothing else. */
export function judgeOwnSummary(text: string, ground: RewriteGround): Finding[] {
  const { language, text: before } = ground.own.list;
  const findings = judgeInTurns(text, ground, { language, mode: 'rewrite' }, inOwnTurns);
  if (findings.length > 0) return findings;
  const said = readWords(inOwnTurns(text, language), language);
  const fact = indexFact(inOwnTurns(before, language), language);
  const alignment = align(said, [fact], () => false);
  return [...compareStillOngoing(said, fact.list), ...compareOwnLeftOut(said, fact, alignment)];
}
