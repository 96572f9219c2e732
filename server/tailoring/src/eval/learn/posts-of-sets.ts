import { fold, readJobText } from '@sastre/reading';
import {
  candidatesIn,
  learnPosts,
  linesFor,
  preferred,
  signsOfAll,
  type Choice,
} from '@sastre/reading/learnt';
import type { LabelledAd } from '../measures/ads.ts';
import { openAds } from './open-sets.ts';

const named = (text: string) => fold(text.replace(/\s+/g, ' '));

/** The open ads by what may name their posts. */
export const openPosts = () =>
  openAds().map(({ name, ads }) => ({ name, ads: ads.map(choiceIn), texts: ads }));

function choiceIn({ text, companyName, position }: LabelledAd): Choice {
  const candidates = candidatesIn(linesFor(readJobText(text)), companyName);
  const right = candidates.findIndex(({ name }) => named(name) === named(position));
  return { signs: signsOfAll(candidates, companyName), right };
}

/** How many posts of a set are named rightly by what the other sets teach alone. */
export function postsTold(set: SetOfPosts, sets: readonly SetOfPosts[]): string {
  const weights = learnPosts(sets.flatMap((one) => (one === set ? [] : one.ads)));
  const right = set.texts.filter(({ text, companyName, position }) => {
    const told = preferred('', readJobText(text), companyName, weights);
    return named(told) === named(position);
  });
  return `${set.name}: ${String(right.length)} of ${String(set.texts.length)}`;
}
type SetOfPosts = ReturnType<typeof openPosts>[number];
