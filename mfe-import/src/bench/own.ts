// `npm run bench -- import`: our own PDFs, which the site printed into BENCH_DOCUMENTS/own, read with the CV that they keep
// inside, and without it, as another program saves them again.
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { CvContent } from '@sastre/shared-contracts/api';
import { measure } from './measure.ts';
import type { KnownFile } from './score.ts';

const folder = join(process.env['BENCH_DOCUMENTS'] ?? '', 'own');
const misses = process.env['BENCH_MISSES'] !== undefined;

function* printed(): Generator<KnownFile> {
  for (const file of readdirSync(folder).toSorted()) {
    const { name, ext } = parse(file);
    const [person = '', maker = ''] = name.split('__');
    if (ext !== '.pdf') continue;
    const { content } = JSON.parse(readFileSync(join(folder, `${person}.json`), 'utf8')) as {
      content: CvContent;
    };
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    yield { kind: 'pdf', maker, person, truth: content, bytes, isOurs: true };
  }
}

async function withoutData(file: KnownFile): Promise<KnownFile> {
  const document = await PDFDocument.load(file.bytes);
  const { catalog } = document;
  catalog.delete(PDFName.of('AF'));
  catalog.lookupMaybe(PDFName.of('Names'), PDFDict)?.delete(PDFName.of('EmbeddedFiles'));
  return { ...file, bytes: await document.save() };
}

await measure('Our own PDFs with data (goal 1.00)', printed(), { fields: false, misses });
const bare = await Promise.all([...printed()].map(withoutData));
await measure('Our own PDFs without data (goal ≥ 0.98)', bare, { fields: true, misses });
