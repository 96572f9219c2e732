import { type Finding, indexFact, inSameTurns } from '@sastre/wording';
import { judgeRewrite, type RewriteGround, type RewriteOptions } from './judge-rewrite.rules.ts';

/** What speaks against a rewrite as it is written; nothing where it says its fact with another turn of phrase alone. */
export function judgeInTurns(
  text: string,
  ground: RewriteGround,
  options: RewriteOptions,
): Finding[] {
  const findings = judgeRewrite(text, ground, options);
  const { list } = ground.own;
  const said = inSameTurns(text, options.language);
  const own = inSameTurns(list.text, list.language);
  if (findings.length === 0 || (said === text && own === list.text)) return findings;
  const turned = judgeRewrite(said, { ...ground, own: indexFact(own, list.language) }, options);
  return turned.length === 0 ? turned : findings;
}
