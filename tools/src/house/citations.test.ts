import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { listFiles } from '@sastre/base/files';
import { ROOT } from '../workspace.ts';
import {
  headingNames,
  lostCitations,
  ownLinks,
  readSpecification,
  type Places,
} from './citations.rules.ts';

const SPOKEN = /\.(?:md|tsx?|css|sql|m?js)$/;
const LEFT_OUT = [
  'tools/src/house/citations.test.ts',
  // What strangers were given word by word; it speaks of sections of its own.
  'server/tailoring/src/eval/strangers/promise.md',
];
const isMade = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'test-results', 'coverage'].includes(name);

let texts: { file: string; text: string }[];
let places: Places;
beforeAll(async () => {
  const files = (await listFiles(ROOT, isMade)).filter((file) => SPOKEN.test(file));
  const read = async (file: string) => ({ file, text: await readFile(join(ROOT, file), 'utf8') });
  texts = await Promise.all(files.filter((file) => !LEFT_OUT.includes(file)).map(read));
  const decisions = await listFiles(join(ROOT, 'docs/adr'));
  places = {
    ...readSpecification(await readFile(join(ROOT, 'docs/specification.md'), 'utf8')),
    decisions: new Set(decisions.map((file) => String(Number(file.slice(0, 4))))),
  };
});

test('the specification has its nine parts, and the promises one to nineteen', () => {
  const whole = [...places.sections].filter((section) => !section.includes('.'));
  expect(whole.slice(0, 9).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...places.promises]).toEqual(Array.from({ length: 19 }, (_, at) => `R${at + 1}`));
});

test('every citation leads to a heading, a promise or a decision, and is written in one form', () => {
  const lost = texts.flatMap(({ file, text }) =>
    lostCitations(file, text, places).map((citation) => `${file}: ${citation}`),
  );
  expect(lost).toEqual([]);
});

test('every test that the specification names is there', () => {
  const specification = texts.find(({ file }) => file === 'docs/specification.md')?.text ?? '';
  const named = [...specification.matchAll(/\b[\w-]+\.(?:test|spec)\.ts\b/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(20);
  const files = [...texts.map(({ file }) => file), ...LEFT_OUT];
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test('every link between documents leads to a file and to a heading in it', () => {
  const documents = texts.filter(({ file }) => file.endsWith('.md'));
  const lost = documents.flatMap(({ file, text }) =>
    ownLinks(text)
      .filter(({ path, heading }) => {
        const to = path === '' ? file : join(dirname(file), path);
        const target = documents.find((document) => document.file === to);
        if (heading === '' || target === undefined) return !existsSync(join(ROOT, to));
        return !headingNames(target.text).includes(heading);
      })
      .map(({ path, heading }) => `${file}: ${path}#${heading}`),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['a.ts', '/** See specification 2.99. */', 'specification 2.99'],
  ['a.ts', '// Times of specification 3, 5 and 12.', 'specification 3, 5 and 12'],
  ['a.ts', "test('as specification 44 says')", 'specification 44'],
  ['a.ts', '/**\n * As specification\n * 2.98 says.\n */', 'specification 2.98'],
  ['a.md', 'Promise R20 holds.', 'R20'],
  ['a.md', 'Reasons stand in\ndecision 999.', 'decision 999'],
  ['a.ts', '/** Fallbacks (section 8). */', 'section 8'],
  ['a.css', '/* as § 8 says */', '§ 8'],
  ['a.ts', '// spec 5.3', 'spec 5.3'],
  ['a.md', 'As in ADR 4.', 'ADR 4'],
  ['a.ts', '// mended in issue #412', 'issue #412'],
])('in %s, %j is found', (file, text, citation) => {
  expect(lostCitations(file, text, places)).toEqual([citation]);
});

test('what leads somewhere, and what is no citation, is left alone', () => {
  const text = `/** specification 2.3, promise R7, decision 4; specification 3, 5 and 9. */
    const ad = 'Anhörungen nach § 99, section 3 of the form'; // "§ 2. Tasks" is part of it`;
  expect(lostCitations('a.ts', text, places)).toEqual([]);
});

test('a link is read with its heading, and a heading is named as it is linked to', () => {
  expect(ownLinks('[a](b.md#c) [d](https://e.org/f) [g](h.md) [i](#j)')).toEqual([
    { path: 'b.md', heading: 'c' },
    { path: 'h.md', heading: '' },
    { path: '', heading: 'j' },
  ]);
  expect(headingNames('# The house\n\n### 2.11 My Account')).toEqual([
    'the-house',
    '211-my-account',
  ]);
});
