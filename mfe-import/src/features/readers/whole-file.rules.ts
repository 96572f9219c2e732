import type { CvContent } from '@sastre/shared-contracts/api';
import type { FilePart } from '@sastre/shared-contracts/cv';
import type { Block, Reading, SourceKind, SourceLine } from '../reading/reading.types.ts';

/** What a file of data says: a CV, and what of it has no field. */
export interface DataReading {
  source: SourceKind;
  cv: Partial<CvContent>;
  unplaced: readonly FilePart[];
  doubts: readonly string[];
}

/** A reading of a file of data, shown as its text; where a field comes from needs no telling there. */
export function readingOf({ source, cv, unplaced, doubts }: DataReading, text: string): Reading {
  const lines = linesOf(text);
  const blocks = unplaced.map((part, id): Block => {
    const [first = ''] = part.text.split('\n');
    const line = lines.find((one) => one.text.includes(first));
    return { id, text: part.text, lines: line === undefined ? [] : [line.id] };
  });
  return { source, cv, unplaced: blocks, doubts, lines, origins: {} };
}

function linesOf(text: string): SourceLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, id) => ({ id, text: line, page: 0 }));
}
