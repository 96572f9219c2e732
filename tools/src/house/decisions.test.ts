import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { listFiles } from '@sastre/base/files';
import { ROOT } from '../workspace.ts';

const FOLDER = join(ROOT, 'docs/adr');
const STATUS = /^Superseded(?: in part)? by \[(\d+)\]|^Supersedes \[(\d+)\]/;
const MOST_CHARACTERS = 120;

let decisions: { file: string; text: string }[];
beforeAll(async () => {
  const files = await listFiles(FOLDER);
  const read = async (file: string) => ({ file, text: await readFile(join(FOLDER, file), 'utf8') });
  decisions = await Promise.all(files.map(read));
});

/** What a decision consists of: its number, then what each paragraph that opens a part begins with. */
function outline(text: string): string[] {
  const [title = '', ...rest] = text.split('\n\n');
  const parts = rest.flatMap((part) => {
    if (STATUS.test(part)) return ['Status'];
    return /^\*\*(Context|Decision|Consequences)\.\*\*/.exec(part)?.[1] ?? [];
  });
  return [/^# (\d+)\. \S/.exec(title)?.[1] ?? title, ...parts];
}

test('decisions are numbered in order and have one layout', () => {
  const laidOut = decisions.map(({ text }) => outline(text).filter((part) => part !== 'Status'));
  expect(laidOut).toEqual(
    decisions.map((_, index) => [String(index + 1), 'Context', 'Decision', 'Consequences']),
  );
  expect(decisions.map(({ file }) => Number(file.slice(0, 4)))).toEqual(
    decisions.map((_, index) => index + 1),
  );
});

test('what was superseded says so above everything else', () => {
  for (const { text } of decisions) {
    const at = outline(text).indexOf('Status');
    expect([-1, 1]).toContain(at);
  }
});

test('no line of a document is longer than a screen, but for tables', async () => {
  const others = globSync(['*.md', 'docs/*.md', '*/CHANGELOG.md'], { cwd: ROOT });
  expect(others).toContain('docs/operating.md');
  const read = async (file: string) => ({ file, text: await readFile(join(ROOT, file), 'utf8') });
  const documents = [...decisions, ...(await Promise.all(others.map(read)))];
  const long = documents.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('|') && [...line].length > MOST_CHARACTERS)
      .map((line) => `${file}: ${line.slice(0, 40)}`),
  );
  expect(long).toEqual([]);
});

test('a link to another decision leads to it', () => {
  const files = new Set(decisions.map(({ file }) => file));
  for (const { file, text } of decisions) {
    const links = [...text.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, to]) => to!);
    expect({ file, lost: links.filter((to) => !files.has(to)) }).toEqual({ file, lost: [] });
  }
});
