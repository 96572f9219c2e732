import { beforeAll, expect, test } from '@jest/globals';
import type { Reading } from '@sastre/shared-cv-reader';
import { OPEN_PEOPLE } from './corpus/people.ts';
import { lostWords } from './lost-words.rules.ts';
import { ownFiles } from './own-files.ts';
import { readKnown, score, type KnownFile } from './score.ts';
import { f1, withTally, type Tallies } from './tallies.rules.ts';

/** The least of what is read of the open people, by kind and program (F1); raised with what is mended. */
const FLOORS: Readonly<Record<string, number>> = {
  'docx by headings': 0.91,
  'docx by table': 0.97,
  'europass by passport 3.3': 1,
  'json-resume by schema 1.0': 1,
  'linkedin by archive': 1,
  'odt by headings': 0.97,
  'pdf by chromium-sidebar': 0.88,
  'pdf by chromium-timeline': 0.9,
  'pdf by pdf-lib-columns': 0.65,
  'pdf by pdfkit-classic': 0.97,
  'text by pasted': 0.94,
};
const nameOf = ({ kind, maker }: KnownFile) => `${kind} by ${maker}`;

const read: { file: KnownFile; reading: Reading }[] = [];
let tallies: Tallies = new Map();

beforeAll(async () => {
  for (const file of await ownFiles(OPEN_PEOPLE)) {
    const reading = await readKnown(file);
    read.push({ file, reading });
    for (const judged of score(file, reading)) tallies = withTally(tallies, nameOf(file), judged);
  }
});

test('every recipe has a floor', () => {
  expect([...tallies.keys()].toSorted()).toEqual(Object.keys(FLOORS).toSorted());
});

test.each(Object.entries(FLOORS))('%s is read at least to %d', (name, floor) => {
  const { right = 0, wrong = 0, missing = 0 } = tallies.get(name) ?? {};
  expect(f1({ right, wrong, missing })).toBeGreaterThanOrEqual(floor);
});

test('no word that a person told and the file shows is lost: it stands in a field or is not placed', () => {
  const lost = read.flatMap(({ file, reading }) =>
    lostWords(file.truth, reading).map((word) => `${nameOf(file)}: ${word}`),
  );
  expect(lost).toEqual([]);
});
