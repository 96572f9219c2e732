import { type Finding, indexFact, inOtherOrders, inSameTurns, withoutMaker } from '@sastre/wording';
import { judgeRewrite, type RewriteGround, type RewriteOptions } from './judge-rewrite.rules.ts';

/** A longer text is no bullet, and takes long to be looked through. */
const LONGEST = 1_000;

/** What speaks against a rewrite as it is written; nothing where it says its fact with another turn of phrase, or in another order, alone. */
export function judgeInTurns(
  text: string,
  ground: RewriteGround,
  options: RewriteOptions,
  inTurns = inSameTurns,
): Finding[] {
  const findings = judgeRewrite(text, ground, options);
  const { list } = ground.own;
  if (findings.length === 0 || Math.max(text.length, list.text.length) > LONGEST) return findings;
  const own = inTurns(list.text, list.language);
  const said = withoutMaker(inTurns(text, options.language), own, options.language);
  const turned = own === list.text ? ground : { ...ground, own: indexFact(own, list.language) };
  const isSame = (one: string) => judgeRewrite(one, turned, options).length === 0;
  if ((said !== text || turned !== ground) && isSame(said)) return [];
  if (options.language !== list.language) return findings;
  return inOtherOrders(said, turned.own).some(isSame) ? [] : findings;
}
