import { beforeAll, expect, test } from '@jest/globals';
import { TEMPLATES } from '@sastre/shared-contracts/api';
import type { Reading } from '@sastre/shared-cv-reader';
import { printPages } from './corpus/print-pages.ts';
import { lostWords } from './lost-words.rules.ts';
import { ownPeople } from './own-people.ts';
import { ownSheets } from './own-sheets.ts';
import { readKnown, score, type KnownFile } from './score.ts';
import { f1, withTally, type Tallies } from './tallies.rules.ts';

/** Our own PDFs without the CV inside are read at least so well (F1). */
const GOAL = 0.98;
/** Each template with its turn of the people; in the long run all with all. */
const IS_LONG = Number(process?.env['SOAK'] ?? 1) > 1;

const read: { file: KnownFile; reading: Reading }[] = [];

beforeAll(
  async () => {
    // The print service alone has fonts for Chinese: `npm run bench -- import` prints that.
    const people = ownPeople().filter(({ language }) => language !== 'zh');
    const made: Omit<KnownFile, 'bytes'>[] = [];
    const pages: string[] = [];
    for (const [number, own] of people.entries()) {
      const turn = TEMPLATES.filter((_template, at) => IS_LONG || at % people.length === number);
      for (const { template, html } of await ownSheets(own, turn)) {
        const { person, cv: truth } = own;
        made.push({ kind: 'pdf', maker: template, person, truth, isOurs: true });
        pages.push(html);
      }
    }
    const prints = await printPages(pages, { tagged: true, preferCSSPageSize: true });
    for (const [at, sheet] of made.entries()) {
      const file = { ...sheet, bytes: prints[at] ?? new Uint8Array() };
      read.push({ file, reading: await readKnown(file) });
    }
  },
  60_000 * (IS_LONG ? 10 : 1),
);

test.each(TEMPLATES)('%s is read back without the CV inside', (template) => {
  let tallies: Tallies = new Map();
  for (const { file, reading } of read)
    if (file.maker === template)
      for (const judged of score(file, reading)) tallies = withTally(tallies, template, judged);
  const { right = 0, wrong = 0, missing = 0 } = tallies.get(template) ?? {};
  expect(f1({ right, wrong, missing })).toBeGreaterThanOrEqual(GOAL);
});

test('no word of our own sheets is lost: it stands in a field or is not placed', () => {
  const lost = read.flatMap(({ file, reading }) =>
    lostWords(file.truth, reading).map((word) => `${file.maker}, ${file.person}: ${word}`),
  );
  expect(lost).toEqual([]);
});
