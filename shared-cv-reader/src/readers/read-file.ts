import { withoutUnseen } from '@sastre/shared-cv-document/unseen';
import { textOfHtml } from '@sastre/shared-html';
import { unpacksTooFar } from '@sastre/shared-pdf-pages';
import { readPdfLines } from '../pdf/read-pdf-lines.ts';
import {
  RefusedFile,
  type ReadFile,
  type Reading,
  type ReadingContext,
  type SourceKind,
} from '../reading.types.ts';
import { refusalOfSize } from '../file.rules.ts';
import { isLetterAlone } from '../rules/letters.rules.ts';
import { readLines } from '../rules/read-lines.ts';
import type { StyledLine } from '../rules/styled-line.types.ts';
import { openArchive } from './archive.ts';
import { docxLines } from './docx-lines.ts';
import { readEuropass } from './europass-reader.ts';
import { readJson, readKept } from './json-reader.ts';
import { decoded, kindOfBytes } from './kind.rules.ts';
import { isLinkedIn, readLinkedIn } from './linkedin-reader.ts';
import { odtLines } from './odt-lines.ts';
import { textLines } from './text-lines.rules.ts';

/** Name of the main CV in the archive of an account's data. */
const OWN_CV = 'cv/main.json';

/** More than 20 pages have; what a person wrote of themselves has a tenth of it. */
const MOST_LINES = 5_000;
/** In all of them; a page that shows more of these in one line stands still. */
const MOST_LETTERS = 2_000_000;

/** Reads a file by what its bytes say it is, whatever its name. */
export const readFile: ReadFile = async (bytes, context) => {
  const size = refusalOfSize(bytes.length);
  if (size !== undefined) throw new RefusedFile(size);
  const found = kindOfBytes(bytes);
  if ('refusal' in found) throw new RefusedFile(found.refusal);
  switch (found.kind) {
    case 'pdf':
      return readPdf(bytes, context);
    case 'archive':
      return readArchive(bytes);
    case 'json':
      return readJson(decoded(bytes) ?? '');
    case 'xml':
      return readEuropass(decoded(bytes) ?? '');
    case 'text':
      return byRules('text', textLines(plainOf(decoded(bytes) ?? '')));
  }
};

/** A PDF of ours is read from what it keeps inside, any other one from its page. */
async function readPdf(bytes: Uint8Array, context: ReadingContext): Promise<Reading> {
  if (unpacksTooFar(bytes)) throw new RefusedFile('archive-too-large');
  const { lines, attachment } = await readPdfLines(bytes, context);
  const kept = attachment && readKept(new TextDecoder().decode(attachment));
  if (kept === undefined) {
    if (lines.length === 0) throw new RefusedFile('picture-pdf');
    return byRules('pdf', lines);
  }
  // The page is what a person compares it with.
  return {
    ...kept,
    lines: lines.map(({ id, text, page, box }) => ({ id, text, page, ...(box && { box }) })),
  };
}

function readArchive(bytes: Uint8Array): Reading {
  const archive = openArchive(bytes);
  if (archive.names.includes('word/document.xml')) return byRules('docx', docxLines(archive));
  if (archive.names.includes('content.xml')) return byRules('odt', odtLines(archive));
  if (archive.names.includes(OWN_CV))
    return { ...readJson(archive.text(OWN_CV) ?? ''), source: 'own-zip' };
  if (isLinkedIn(archive)) return readLinkedIn(archive);
  throw new RefusedFile('unknown-kind');
}

function byRules(source: SourceKind, drawn: readonly StyledLine[]): Reading {
  const lines = seenLines(drawn);
  if (lines.length === 0) throw new RefusedFile('empty');
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > MOST_LETTERS) throw new RefusedFile('too-long', lengthOf(letters));
  if (lines.length > MOST_LINES) throw new RefusedFile('too-many-pages');
  if (isLetterAlone(lines)) throw new RefusedFile('letter');
  const read = readLines(lines);
  // What only says that it is a CV.
  const isBlank = Object.keys(read.origins).length + read.unplaced.length === 0;
  if (isBlank) throw new RefusedFile('empty');
  return { source, ...read };
}

const lengthOf = (letters: number) => ({ path: 'letters', value: String(letters) });

/** Without characters that nobody sees, and lines that have no others. */
function seenLines(lines: readonly StyledLine[]): StyledLine[] {
  return lines.map(seenLine).filter(({ text }) => text.trim() !== '');
}

function seenLine(line: StyledLine): StyledLine {
  if (withoutUnseen(line.text) === line.text) return line;
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: withoutUnseen(cell.text),
    runs: cell.runs.map((run) => ({ ...run, text: withoutUnseen(run.text) })),
  }));
  return { ...line, text: withoutUnseen(line.text), cells };
}

function plainOf(text: string): string {
  return /<(?:html|body|div|p|h\d|ul|table)\b/i.test(text) ? textOfHtml(text) : text;
}
