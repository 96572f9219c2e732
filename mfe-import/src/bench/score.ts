import type { CvContent } from '@sastre/shared-contracts/api';
import { readFile } from '@sastre/shared-cv-reader/read-file';
import type { Reading } from '@sastre/shared-cv-reader';
import { judge, type Judged } from './compare.rules.ts';

/** A file whose person is known. */
export interface KnownFile {
  kind: string;
  /** The program that made it. */
  maker: string;
  person: string;
  /** It was made by us, and its truth tells every field. */
  isOurs?: boolean;
  truth: CvContent;
  /** All that the person told of where they live. */
  address?: string;
  bytes: Uint8Array;
}

/** Reads a file. */
export function readKnown({ bytes }: KnownFile): Promise<Reading> {
  return readFile(bytes, { onProgress: () => undefined });
}

/** Judges what was read of a file by its person. */
export function score(
  { truth, address = '', isOurs }: KnownFile,
  { cv, lines }: Reading,
): readonly Judged[] {
  return judge(truth, cv, { text: lines.map(({ text }) => text).join(' '), address }, isOurs);
}
