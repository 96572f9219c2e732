import { readFileSync } from 'node:fs';
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
