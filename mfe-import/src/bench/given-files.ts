import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { CvContent } from '@sastre/shared-contracts/api';
import { addressOf, truthOfResume } from './resume-truth.rules.ts';
import type { KnownFile } from './score.ts';

const KINDS: Readonly<Record<string, KnownFile['kind']>> = {
  ...{ pdf: 'pdf', docx: 'docx', odt: 'odt', txt: 'text' },
};

/**
 * The files of a folder, named `<person>__<program>.<kind>`. What each says stands beside it in `<person>__<program>.json`,
 * or for all files of a person in `<person>.json`: as a CV of ours, or in the JSON Resume format.
 */
export function* givenFiles(folder: string): Generator<KnownFile> {
  for (const file of readdirSync(folder).toSorted()) {
    const { name, ext } = parse(file);
    const [person = '', maker = ''] = name.split('__');
    const kind = KINDS[ext.slice(1)];
    if (kind === undefined || maker === '') continue;
    const truth = [name, person].map((one) => join(folder, `${one}.json`)).find(existsSync);
    if (truth === undefined) throw new Error(`Nothing says what ${file} says.`);
    const told = JSON.parse(readFileSync(truth, 'utf8')) as object;
    yield {
      kind,
      maker,
      person,
      truth: truthIn(told),
      address: addressOf(told),
      bytes: new Uint8Array(readFileSync(join(folder, file))),
    };
  }
}

function truthIn(file: object): CvContent {
  return 'basics' in file ? truthOfResume(file) : (file as CvContent);
}
