import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A document that a stranger wrote against the promise of the verdict. */
export interface VerdictCase {
  id: string;
  kind: string;
  why: string;
  html: string;
  expect: 'bad' | 'good';
}

/** `sealed` cases are run for their figures and not looked at. */
export type Part = 'open' | 'sealed';

/** The cases of a part. */
export function readCases(part: Part): VerdictCase[] {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  if (part === 'sealed')
    return JSON.parse(gunzipSync(read('sealed/cases.json.gz')).toString('utf8')) as VerdictCase[];
  return ['attacks', 'honest'].flatMap(
    (name) => JSON.parse(read(`open/${name}.json`).toString('utf8')) as VerdictCase[],
  );
}

/**
 * The cases of a folder outside the repository: its `attacks.json` and `honest.json`, and those of the folders in it.
 * Throws if there are none.
 */
export function readFolder(folder: string): VerdictCase[] {
  const files = globSync('**/{attacks,honest}.json', { cwd: folder }).sort();
  if (files.length === 0) throw new Error(`No attacks.json or honest.json in ${folder}`);
  return files.flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as VerdictCase[],
  );
}
