import type { Cv, CvContent } from '@sastre/shared-contracts/api';
import type { FilePart } from '@sastre/shared-contracts/cv';
import { withoutUnseen } from '@sastre/shared-cv-document/unseen';
import {
  RefusedFile,
  type Block,
  type Reading,
  type SourceKind,
  type SourceLine,
} from '../reading.types.ts';

/** What a file of data says: a CV, and what of it has no field. */
export interface DataReading {
  source: SourceKind;
  cv: Partial<CvContent>;
  unplaced: readonly FilePart[];
  doubts: readonly string[];
}

/** A CV of every list's most entries has fewer. */
const MOST_LINES = 20_000;
/** Of so many texts without a field the line is looked for. */
const MOST_MARKED = 500;

/**
 * A reading of a file of data, shown as its text; where a field comes from needs no telling there.
 *
 * @throws RefusedFile `archive-too-large`
 */
export function readingOf(
  { source, unplaced, doubts, ...data }: DataReading,
  text: string,
): Reading {
  const cv: Partial<CvContent> = withoutUnseen(data.cv as Cv);
  const lines = linesOf(text);
  if (lines.length > MOST_LINES) throw new RefusedFile('archive-too-large');
  const blocks = unplaced.map((part, id): Block => {
    const [first = ''] = part.text.split('\n');
    const line = id < MOST_MARKED ? lines.find((one) => one.text.includes(first)) : undefined;
    return { id, text: withoutUnseen(part.text), lines: line === undefined ? [] : [line.id] };
  });
  return { source, cv, unplaced: blocks, doubts, lines, origins: {} };
}

function linesOf(text: string): SourceLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, id) => ({ id, text: line, page: 0 }));
}
