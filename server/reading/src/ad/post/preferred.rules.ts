import { GENDERS } from '../position-cues.ts';
import { fold, stem, words } from '../../words/stem.rules.ts';
import { candidatesIn, linesFor } from './candidates.rules.ts';
import { signsOfAll } from './signs.rules.ts';
import { learntPosts, sumOf, type PostWeights } from './weights.rules.ts';

/** What is so much likelier than the name that the rules read takes its place; and what names a post where they read none. */
const [AHEAD, LEAST] = [1, 3];
/** A text of fewer words says too little of itself. */
const FEWEST = 60;

/** The name of the post: what the rules read, unless by what labelled ads taught another is the likelier by far. */
export function preferred(
  ruled: string,
  jobText: string,
  companyName: string,
  weights: PostWeights = learntPosts(),
): string {
  if (words(jobText).length < FEWEST) return ruled;
  const candidates = candidatesIn(linesFor(jobText), companyName);
  const sums = signsOfAll(candidates, companyName).map((signs) => sumOf(signs, weights));
  const most = Math.max(...sums, LEAST);
  const best = candidates[sums.indexOf(most)]?.name;
  if (best === undefined) return ruled;
  const own = sums[candidates.findIndex(({ name }) => fold(name) === fold(ruled))];
  // What the rules read, and no candidate is, is a name all the same, or a sentence around one.
  const isLess =
    own === undefined ? isAround(ruled, best) : most - own > AHEAD && areOthers(ruled, best);
  return ruled === '' || isLess ? best : ruled;
}

/** Where a name ends, rules know better; and what is told of women and men is a post. */
function areOthers(ruled: string, other: string): boolean {
  const stems = (name: string) => ` ${words(name).map(stem).join(' ')} `;
  const [own, known] = [stems(ruled), stems(other)];
  const isTold = [FORMS, GENDERS].some((form) => form.test(fold(ruled)) && !form.test(fold(other)));
  return !isTold && !own.includes(known) && !known.includes(own);
}
const FORMS = /\p{L}{3}(?:\/-?|[*:_(])(?:in|innen|a|r)(?!\p{L})/u;

/** "zum 1. März eine Person als Roofer (m/w/d)" holds more than the name. */
const isAround = (ruled: string, name: string) =>
  fold(ruled).endsWith(` ${fold(name)}`) && ruled.split(' ').length > name.split(' ').length + 4;
