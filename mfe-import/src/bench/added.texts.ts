import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Section } from '@sastre/shared-contracts/api';
import { textLines, kindOf, readLines } from '@sastre/shared-cv-reader/lines';
import { linesFrom } from '@sastre/shared-cv-reader/testing';

/** A CV of our own making with added sections: `# ` is a large bold line, `* ` a list item. */
export interface AddedText {
  file: string;
  /** The rules were tuned by the open ones alone. */
  set: string;
  text: string;
  truth: string;
}

const folder = fileURLToPath(new URL('added', import.meta.url));

/** The CVs of the folder beside. */
export function addedTexts(): AddedText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.map((file) => {
    const [text = '', truth = ''] = readFileSync(join(folder, file), 'utf8').split('=== truth\n');
    return { file, set: file.split('-')[0] ?? '', text, truth };
  });
}

/** Reads a CV as pasted text, where nothing has a look, and as lines with looks, as a Word file gives them. */
export function readAdded({ text }: AddedText): {
  way: string;
  sections: readonly Section[];
  /** All that is kept of it, in fields or not. */
  whole: string;
  headings: string;
}[] {
  const pasted = text.replace(/^# /gm, '').replace(/^\* /gm, '• ');
  return [
    { way: 'pasted', all: textLines(pasted) },
    { way: 'styled', all: linesFrom(text) },
  ].map(({ way, all }) => {
    const { cv, unplaced } = readLines(all);
    const headings = all.map((line) => line.text).filter((line) => kindOf(line) !== undefined);
    return {
      way,
      sections: cv.sections ?? [],
      whole: JSON.stringify([cv, unplaced]).replaceAll('\\n', ' '),
      headings: headings.join(' '),
    };
  });
}
