import { readFileSync, writeFileSync } from 'node:fs';
import { readJobText } from '@sastre/reading';
import { learnPosts, reasonsOf, written } from '@sastre/reading/learnt';
import { learn, openSets, readSet, textOf } from './open-sets.ts';
import { openPosts, postsTold } from './posts-of-sets.ts';
import { agreement, fitVotes, readingBefore, readingNow } from './votes-of-sets.ts';

// Learns which lines of ads ask for something: `learn.main.ts` writes `server/reading/src/ad/learnt/weights.txt` anew out of the labels of the open
// ads; `--votes` shows how much words and rules count, each set judged by what was learnt from the others; `--why FILE` what the words of each line
// of an ad say; `--posts` does the same for which words name the post, and judges each set by the others; `--before SET` what the rules read of a set now, for `read-before.data.json`, as long as nobody has looked at it.
const WEIGHTS = new URL('../../../../reading/src/ad/learnt/weights.txt', import.meta.url);
const POSTS = new URL('../../../../reading/src/ad/post/weights.txt', import.meta.url);
const out = (line: string) => process.stdout.write(`${line}\n`);

const [option, file = ''] = process.argv.slice(2);
if (option === '--why') {
  for (const { text, weights, strongest } of reasonsOf(readJobText(readFileSync(file, 'utf8'))))
    out(`${text}\n  ${JSON.stringify(weights)} by ${strongest.join(' · ')}`);
} else if (option === '--before') {
  const { name, ads } = readSet(file);
  out(
    JSON.stringify(
      { [name]: Object.fromEntries(ads.map((ad) => [ad.id, readingNow(ad)])) },
      null,
      2,
    ),
  );
} else if (option === '--votes') {
  const sets = openSets();
  const known = sets.flatMap((set) => {
    const before = readingBefore(set);
    return before === undefined
      ? []
      : [{ ...set, before, table: learn(sets.filter((other) => other !== set)) }];
  });
  for (const set of known) out(agreement(set, fitVotes(known.filter((other) => other !== set))));
  out(JSON.stringify(fitVotes(known)));
} else if (option === '--posts') {
  const sets = openPosts();
  writeFileSync(POSTS, written(learnPosts(sets.flatMap(({ ads }) => ads))));
  if (file === 'all') for (const set of sets) out(postsTold(set, sets));
} else {
  const sets = openSets();
  writeFileSync(WEIGHTS, textOf(sets));
  out(`${sets.flatMap(({ ads }) => ads).length} ads of ${sets.length} sets`);
}
