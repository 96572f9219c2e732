import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../site/site.ts';

const run = promisify(execFile);

interface Answer {
  file: string;
  flavour: string;
  checks: number;
  broken: string[];
}

/**
 * Rules of PDF/UA-1 (`ua1`) and PDF/A (`3a` where a PDF says that it is, else `2a`) that each PDF breaks by veraPDF, by name; a text where it
 * cannot be run.
 */
export async function standardVerdicts(
  pdfs: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string[]> | string> {
  const verdicts = new Map<string, string[]>();
  const text = await withFiles(pdfs, async (files) => {
    const main = join(repository, 'tools/src/verapdf/main.ts');
    return (await run(process.execPath, [main, ...files], { maxBuffer: 2 ** 28 })).stdout.trim();
  });
  if (text.startsWith('not run')) return text;
  const names = [...pdfs.keys()];
  for (const line of text.split('\n')) {
    const { file, flavour, checks, broken } = JSON.parse(line) as Answer;
    const rules = checks === 0 ? ['nothing was checked', ...broken] : broken;
    verdicts.set(`${names[Number(basename(file, '.pdf'))] ?? ''} as ${flavour}`, rules);
  }
  return verdicts;
}

/**
 * What `pdftotext -raw` reads, and of those `withTree` names the text below the tags by `pdfinfo`; a text of its own where these
 * tools are missing.
 */
export async function popplerTexts(
  pdfs: ReadonlyMap<string, Uint8Array>,
  withTree: ReadonlySet<string>,
): Promise<Map<string, { raw: string; tagged?: string }> | 'not run: no pdftotext'> {
  try {
    await run('pdftotext', ['-v']);
  } catch {
    return 'not run: no pdftotext';
  }
  return withFiles(pdfs, async (files) => {
    const texts = new Map<string, { raw: string; tagged?: string }>();
    for (const [index, name] of [...pdfs.keys()].entries()) {
      const file = files[index] ?? '';
      const { stdout: raw } = await run('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-']);
      const tree = withTree.has(name) && (await run('pdfinfo', ['-struct-text', file])).stdout;
      texts.set(name, { raw, ...(tree !== false && { tagged: spoken(tree) }) });
    }
    return texts;
  });
}

/** The text below the tags, without the marks of lists. */
function spoken(tree: string): string {
  let mark = Infinity;
  const said: string[] = [];
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/);
    if (depth < 0 || depth > mark) continue;
    mark = line.trim().startsWith('Lbl') ? depth : Infinity;
    const quoted = /^"(.*)"$/.exec(line.trim())?.[1];
    if (quoted !== undefined) said.push(quoted);
  }
  return said.join('');
}

async function withFiles<T>(
  pdfs: ReadonlyMap<string, Uint8Array>,
  use: (files: string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sastre-pdfs-'));
  try {
    const files = [...pdfs.keys()].map((_, index) => join(folder, `${index}.pdf`));
    await Promise.all(
      [...pdfs.values()].map((bytes, index) => writeFile(files[index] ?? '', bytes)),
    );
    return await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
