import { expect, test } from '@jest/globals';
import { randomFrom } from '@sastre/shared-testing';
import { HEADINGS, wordsOf } from '@sastre/shared-cv-words';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const seeds = Array.from({ length: 80 * Number(process?.env['SOAK'] ?? 1) }, (_none, seed) => seed);

/** What lines are made of beside words that nobody knows. */
const KNOWN =
  'Nurse,|Chef,|GmbH|University|MSc|in|Oslo,|Norway|2019 – 2021|03/2020|heute|B2|fluent|(good)|E-Mail:|Grade:|Note|1,4|GPA|page|publication|project|volunteer|skills|work|law|3 years|a@b.example|+49 30 1234567|www.x.example|•|·|–|and|o|der|1.|SQL,|English:|Deutsch'.split(
    '|',
  );

/** Pages of anything: headings, what sounds like one, names, dates, lists, cells, and feet that differ by a number. */
function randomPages(seed: number) {
  const random = randomFrom(seed);
  const oneOf = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const headings = Object.values(HEADINGS).flat();
  let made = 0;
  const word = () => (random() < 0.45 ? `Zorb${(made += 1)}q` : oneOf(KNOWN));
  const words = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, word).join(' ');
  const line = () => {
    const kind = random();
    if (kind < 0.12) return '';
    if (kind < 0.24) return `# ${oneOf(headings)}`;
    if (kind < 0.34) return `# ${words(4)}`;
    if (kind < 0.42) return `${oneOf(headings)} ¦ ${words(5)}`;
    const text = random() < 0.25 ? `${words(4)} ¦ ${words(4)}` : words(12);
    return random() < 0.25 ? `* ${text}` : text;
  };
  const foot = words(4);
  const most = oneOf([1, 2, 3]);
  return Array.from({ length: most }, (_none, page) =>
    linesFrom(
      [...Array.from({ length: 25 }, line), `${foot} ${page + 1} of ${most}`].join('\n'),
    ).map((own) => ({ ...own, page, gapAbove: oneOf([0, 0.2, 0.5, own.gapAbove, 1.5]) })),
  )
    .flat()
    .map((own, id) => ({ ...own, id }));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('whatever a file says that no rule knows is in a field or not placed', () => {
  for (const seed of seeds) {
    const lines = randomPages(seed);
    const { cv, unplaced } = readLines(lines);
    const kept = new Set([...textsIn(cv), ...unplaced.map(({ text }) => text)].flatMap(wordsOf));
    const lost = lines
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => /^zorb/.test(word) && !kept.has(word));
    expect({ seed, lost }).toEqual({ seed, lost: [] });
  }
});

const placed = (text: string) => {
  const { cv, unplaced } = readLines(linesFrom(text));
  return [...textsIn(cv), ...unplaced.map((block) => block.text)].join('\n');
};

test('a line that sounds like a heading, with nothing below it, is kept', () => {
  expect(
    placed('# Ana Ruiz\n# Skills\nTriage\n\n# Public procurement law\n# Languages\nDutch: native'),
  ).toContain('Public procurement law');
});

test('a foot of each page says more than which page it is, and that once', () => {
  const pages = [1, 2].flatMap((page) =>
    linesFrom(`Roofs and gutters\nMember of the Zorb guild ${page}/2`).map((line) => ({
      ...line,
      page,
      id: page * 100 + line.id,
    })),
  );
  const said = readLines(pages).unplaced.map(({ text }) => text);
  expect(said.join('\n').match(/guild/g)).toHaveLength(1);
});

test('a heading that says more than which part begins is kept', () => {
  expect(placed('# Ana Ruiz\n\n# Programming languages\nGo ¦ Rust')).toContain(
    'Programming languages',
  );
});
