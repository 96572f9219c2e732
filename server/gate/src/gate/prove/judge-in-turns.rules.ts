import { type Finding, indexFact, inSameTurns, withoutMaker } from '@sastre/wording';
import { judgeRewrite, type RewriteGround, type RewriteOptions } from './judge-rewrite.rules.ts';

/** A longer text is no bullet, and takes long to be looked through. */
const LONGEST = 1_000;

/** What speaks against a rewrite as it is written; nothing where it says its fact with another turn of phrase alone. */
export function judgeInTurns(
  text: string,
  ground: RewriteGround,
  options: RewriteOptions,
): Finding[] {
  const findings = judgeRewrite(text, ground, options);
  const { list } = ground.own;
  if (findings.length === 0 || Math.max(text.length, list.text.length) > LONGEST) return findings;
  const own = inSameTurns(list.text, list.language);
  const said = withoutMaker(inSameTurns(text, options.language), own, options.language);
  if (said === text && own === list.text) return findings;
  const turnedFact = own === list.text ? ground.own : indexFact(own, list.language);
  const turned = judgeRewrite(said, { ...ground, own: turnedFact }, options);
  return turned.length === 0 ? turned : findings;
}
