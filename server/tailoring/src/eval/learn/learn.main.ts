import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readJobText } from '@sastre/reading';
import { packed, reasonsOf, unpacked, type WeightTable } from '@sastre/reading/learnt';
import { adSetSchema } from '../measures/ads.ts';
import { labelledUnits, type LabelledUnits } from './labelled-units.ts';
import { train } from './train.ts';
import {
  agreement,
  fitVotes,
  readingBefore,
  readingNow,
  type SetOfUnits,
} from './votes-of-sets.ts';

// Learns which lines of ads ask for something: `learn.main.ts` writes `server/reading/src/ad/learnt/weights.txt` anew out of the labels of the open
// ads; `--votes` shows how much words and rules count, each set judged by what was learnt from the others; `--why FILE` what the words of each line
// of an ad say; `--before SET` what the rules read of a set now, for `read-before.data.json`, as long as nobody has looked at it.
const OPEN = new URL('../strangers/open/', import.meta.url);
const WEIGHTS = new URL('../../../../reading/src/ad/learnt/weights.txt', import.meta.url);
const MOST = 11_500;
const out = (line: string) => process.stdout.write(`${line}\n`);

function readSet(name: string): SetOfUnits {
  const { ads } = adSetSchema
    .pick({ ads: true })
    .parse({ ads: JSON.parse(readFileSync(new URL(`${name}/ads.json`, OPEN), 'utf8')) as unknown });
  return { name, ads: ads.map(labelledUnits) };
}

const examplesOf = (ads: readonly LabelledUnits[]) =>
  ads.flatMap(({ features, labels }) =>
    features.map((shown, at) => ({ features: shown, label: labels[at] })),
  );
// As it is kept: a weight is told in a few steps.
const learn = (sets: readonly SetOfUnits[]): WeightTable =>
  unpacked(packed(train(examplesOf(sets.flatMap(({ ads }) => ads)), MOST)));

const sets = readdirSync(OPEN)
  .filter((name) => name.startsWith('ads-'))
  .map(readSet);

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
  const known = sets.flatMap((set) => {
    const before = readingBefore(set);
    return before === undefined
      ? []
      : [{ ...set, before, table: learn(sets.filter((other) => other !== set)) }];
  });
  for (const set of known) out(agreement(set, fitVotes(known.filter((other) => other !== set))));
  out(JSON.stringify(fitVotes(known)));
} else {
  writeFileSync(WEIGHTS, packed(train(examplesOf(sets.flatMap(({ ads }) => ads)), MOST)));
  out(`${sets.flatMap(({ ads }) => ads).length} ads of ${sets.length} sets`);
}
