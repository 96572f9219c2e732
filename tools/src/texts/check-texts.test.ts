import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRooms } from '../workspace.ts';
import { checkTexts } from './check-texts.ts';
import { roomsOfTexts } from './rooms-of-texts.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'texts-'));
});
afterEach(() => rm(directory, { recursive: true }));

type Messages = Record<string, unknown>;

async function write(name: string, content: string): Promise<void> {
  const path = join(directory, 'src', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Problems of a room with one source file; texts are the same in every language unless said. */
async function problems(
  source: string,
  en: Messages,
  others: { es?: Messages; de?: Messages } = {},
): Promise<string[]> {
  await write('page.tsx', source);
  const locales = { en, es: others.es ?? en, de: others.de ?? en };
  for (const [language, messages] of Object.entries(locales)) {
    await write(`locales/${language}.json`, JSON.stringify(messages, null, 2));
  }
  return checkTexts({ folder: 'room', directory });
}

const page = (expression: string) => `export function Page() {\n  return ${expression};\n}\n`;
const nowhere = (key: string) =>
  `room/src/page.tsx:2 ${key} is not in ${['en', 'es', 'de'].map((one) => `room/src/locales/${one}.json`).join(', ')}.`;

describe('keys that a room asks for', () => {
  test('texts that are there, flat or nested, are no problem', async () => {
    const source = page(`<p title={t('a.b')}>{i18n.t('c')}{t('d', { name })}</p>`);
    expect(await problems(source, { a: { b: 'B' }, c: 'C', d: 'Dear {{name}}' })).toEqual([]);
  });

  test('a missing key is named with its line and the languages that lack it', async () => {
    expect(await problems(page(`t('gone')`), {})).toEqual([nowhere('gone')]);
    expect(await problems(page(`t('a')`), { a: 'A' }, { de: {} })).toEqual([
      'room/src/locales/de.json has no a.',
      'room/src/page.tsx:2 a is not in room/src/locales/de.json.',
    ]);
  });

  test.each([
    ['a choice', `t(bad ? 'a.one' : 'gone')`],
    ['a fallback', `t(name ?? 'gone')`, `const name = 'a.one';`],
    ['a constant', `t(key)`, `const key = bad ? 'a.one' : 'gone';`],
    ['members of a constant object', `t(KEYS[part])`, `const KEYS = { a: 'a.one', b: 'gone' };`],
    ['one member', `t(KEYS.b ?? '')`, `const KEYS = { a: 'other', 'b': 'gone' };`],
    ['a cast', `t(('gone') as string)`],
    ['a template over constants', 't(`${stem}`)', `const stem = 'gone';`],
  ])('each key of %s is looked up', async (_what, expression, before = '') => {
    const source = `${before} ${page(expression)}`;
    const found = await problems(source, { a: { one: 'One' } });
    expect(found.filter((problem) => !problem.includes('by nothing'))).toEqual([nowhere('gone')]);
  });

  test('a template needs some text under its beginning, and uses all of them', async () => {
    const source = page('t(`level.${level}`)');
    expect(await problems(source, { level: { low: 'Low', high: 'High' } })).toEqual([]);
    expect(await problems(source, { levels: { low: 'Low' } })).toEqual([
      nowhere('level.*'),
      'room/src/locales/en.json:3 levels.low is used by nothing.',
    ]);
  });

  test.each([
    [
      'a union type',
      `function f(tried: 'load' | 'save', t: T) { return t(\`failed.\${tried}\`); }`,
    ],
    [
      'a type of the file',
      `type Task = 'load' | 'save'; const f = (tried: Task) => t(\`failed.\${tried}\`);`,
    ],
    ['a list', `(['load', 'save'] as const).map((tried) => t(\`failed.\${tried}\`));`],
    [
      'a constant list',
      `const ALL = ['load', 'save'] as const; ALL.map((tried) => t(\`failed.\${tried}\`));`,
    ],
  ])('where the part of a template comes from %s, each key is looked up', async (_what, source) => {
    expect(await problems(source, { failed: { load: 'Not loaded' } })).toEqual([
      nowhere('failed.save').replace(':2', ':1'),
    ]);
  });

  test.each([
    ['an attribute', `t(titleKey)`, `<Box titleKey="gone" />`],
    ['props', `t(props.titleKey)`, `<Box titleKey={'gone'} />`],
    ['an object of keys', `t(texts.add)`, `<Box texts={{ add: 'gone' }} />`],
    ['a constant object of keys', `t(props.texts.add)`, `<Box texts={TEXTS} />`],
  ])('keys handed to a component by %s are looked up', async (_what, use, giving) => {
    await write('user.tsx', `const TEXTS = { add: 'gone' };\nconst user = ${giving};\n`);
    expect(await problems(page(use), {})).toEqual([nowhere('gone')]);
    expect(await problems(page(use), { gone: 'Found' })).toEqual([]);
  });

  test('a key that cannot be read is refused; a translator that hands its key on is not', async () => {
    expect(await problems(page('t(compute())'), {})).toEqual([
      'room/src/page.tsx:2 the key cannot be read here; give t() a literal to begin with.',
    ]);
    expect(await problems('const own = (key, values) => t(key, values);', {})).toEqual([]);
  });
});

describe('values', () => {
  test('every place of a text gets its value', async () => {
    const texts = { of: '{{used}} of {{limit}}' };
    expect(await problems(page(`t('of', { used, limit: 5 })`), texts)).toEqual([]);
    expect(await problems(page(`t('of', values)`), texts)).toEqual([]);
    expect(await problems(page(`t('of', { used })`), texts)).toEqual([
      'room/src/page.tsx:2 of has a place for {{limit}}, which is not given.',
    ]);
  });

  test('every language has the same places', async () => {
    const found = await problems(
      page(`t('hello', { name })`),
      { hello: 'Hello {{name}}' },
      { es: { hello: 'Hola' } },
    );
    expect(found).toEqual([
      'room/src/locales/es.json:2 hello has the values {}, English has {name}.',
    ]);
  });
});

describe('the files', () => {
  test('a text that nothing uses is named with its line, also when only a test asks for it', async () => {
    await write('page.test.tsx', `t('b')`);
    await write('pages.fixture.tsx', `t('c')`);
    expect(await problems(page(`t('a')`), { a: 'A', b: 'B' })).toEqual([
      'room/src/locales/en.json:3 b is used by nothing.',
    ]);
  });

  test('a plural has every form that its language knows', async () => {
    const two = { n_one: '{{count}} CV', n_other: '{{count}} CVs' };
    const source = page(`t('n', { count })`);
    expect(await problems(source, two, { es: { ...two, n_many: '{{count}} CVs' } })).toEqual([]);
    expect(await problems(source, two)).toEqual(['room/src/locales/es.json has no n_many.']);
  });

  test('a text of another language alone, an empty one and a double one are named', async () => {
    const source = page(`t('a')`);
    expect(await problems(source, { a: 'A' }, { de: { a: 'A', b: 'B' } })).toEqual([
      'room/src/locales/en.json has no b.',
      'room/src/locales/es.json has no b.',
    ]);
    await write('locales/de.json', '{ "a": " ",\n "a": "A" }');
    expect(await checkTexts({ folder: 'room', directory })).toEqual([
      'room/src/locales/de.json:1 a is empty.',
      'room/src/locales/de.json:2 a stands there twice.',
    ]);
  });

  test('a missing language is a problem, a room without texts is none', async () => {
    expect(await checkTexts({ folder: 'room', directory })).toEqual([]);
    await problems(page(`t('a')`), { a: 'A' });
    await rm(join(directory, 'src/locales/es.json'));
    expect(await checkTexts({ folder: 'room', directory })).toEqual([
      'room/src/locales/es.json is missing.',
    ]);
  });
});

describe('texts that a room shows among its own', () => {
  let lent = '';
  beforeEach(async () => {
    lent = await mkdtemp(join(tmpdir(), 'lent-'));
    await mkdir(join(lent, 'src/locales'), { recursive: true });
  });
  afterEach(() => rm(lent, { recursive: true }));

  const check = async (source: string, own: Messages, lenders: Messages) => {
    await problems(page(source), own);
    for (const language of ['en', 'es', 'de'])
      await writeFile(join(lent, `src/locales/${language}.json`), JSON.stringify(lenders));
    return checkTexts({
      folder: 'room',
      directory,
      lenders: [{ folder: 'lender', directory: lent }],
    });
  };

  test('are found where the lender has them, and need no use in the room', async () => {
    expect(
      await check(`t('own') + t('lent.a')`, { own: 'O' }, { lent: { a: 'A', b: 'B' } }),
    ).toEqual([]);
    expect(await check(`t('own') + t('lent.c')`, { own: 'O' }, { lent: { a: 'A' } })).toEqual([
      nowhere('lent.c'),
    ]);
  });

  test('are never hidden by a group of the same name', async () => {
    const found = await check(`t('more.own')`, { more: { own: 'O' } }, { more: { a: 'A' } });
    expect(found).toEqual(
      ['en', 'es', 'de'].map(
        (one) =>
          `room/src/locales/${one}.json has more, which lender/src/locales/${one}.json has too.`,
      ),
    );
  });
});

test('the check sees the rooms that have texts', () => {
  const rooms = roomsOfTexts(findRooms());
  const folders = rooms.map(({ folder }) => folder);
  expect(folders).toEqual(expect.arrayContaining(['shell', 'mfe-cv-editor', 'shared-cv-form']));
  expect(new Set(folders).size).toBe(folders.length);
  const editor = rooms.find(({ folder }) => folder === 'mfe-cv-editor');
  expect(editor?.lenders?.map(({ folder }) => folder)).toEqual(['shared-cv-form']);
});
