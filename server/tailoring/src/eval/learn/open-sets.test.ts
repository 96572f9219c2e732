import { expect, test } from '@jest/globals';
import {
  learnPosts,
  learntPosts,
  learntWeights,
  readWeights,
  sumOf,
  weightsOf,
  written,
  type PostWeights,
  type Unit,
  type WeightTable,
} from '@sastre/reading/learnt';
import { learn, openSets } from './open-sets.ts';
import { openPosts } from './posts-of-sets.ts';

/** What the words of each unit say most. */
const answersBy = (table: WeightTable, units: readonly Unit[]) =>
  weightsOf(units, table).map(({ must, nice, duty }) =>
    [0, must, nice, duty].indexOf(Math.max(0, must, nice, duty)),
  );

test('the weights that are kept say what the open ads teach today', () => {
  const sets = openSets();
  const anew = learn(sets);
  const ads = sets.flatMap((set) => set.ads);
  const said = ads.flatMap(({ units }) => answersBy(anew, units));
  const kept = ads.flatMap(({ units }) => answersBy(learntWeights(), units));
  const share = kept.filter((answer, at) => answer === said[at]).length / said.length;
  // A rule that moves a line or two must not have them learnt anew; a set that nobody learnt from must.
  expect(share).toBeGreaterThan(0.995);
});

test('what is kept of how posts are named says what the open ads teach today', () => {
  const ads = openPosts().flatMap((set) => set.ads);
  const chosenBy = (weights: PostWeights) =>
    ads.map(({ signs }) => {
      const sums = signs.map((shown) => sumOf(shown, weights));
      return sums.indexOf(Math.max(...sums));
    });
  const anew = chosenBy(readWeights(written(learnPosts(ads))));
  const kept = chosenBy(learntPosts());
  const share = kept.filter((choice, at) => choice === anew[at]).length / ads.length;
  expect(share).toBeGreaterThan(0.97);
});
