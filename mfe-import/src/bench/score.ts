import type { CvContent } from '@sastre/shared-contracts/api';
import { readFile } from '../features/readers/read-file.ts';
import { judge, type Judged } from './compare.rules.ts';

/** A file whose person is known. */
export interface KnownFile {
  kind: string;
  /** The program that made it. */
  maker: string;
  truth: CvContent;
  bytes: Uint8Array;
}

/** Reads a file and judges what was read by its person. */
export async function score({ truth, bytes }: KnownFile): Promise<readonly Judged[]> {
  const { cv, lines } = await readFile(bytes, { onProgress: () => undefined });
  return judge(truth, cv, lines.map(({ text }) => text).join(' '));
}
