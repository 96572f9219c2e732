import { expect, test } from '@jest/globals';
import { defaultSectionEntry, type Section } from '@sastre/shared-contracts/api';
import { addedTexts, readAdded } from './added.texts.ts';
import { judgeAdded, truthOf } from './added.rules.ts';

const section = (...names: readonly string[]): Section => ({
  id: '',
  kind: 'awards',
  title: '',
  entries: names.map((name) => ({ ...defaultSectionEntry, id: name, name })),
});
const sums = (counts: ReturnType<typeof judgeAdded>) =>
  (['found', 'wanted', 'read'] as const).map((key) =>
    counts.filter(({ field }) => field === 'name').reduce((sum, one) => sum + one[key], 0),
  );

test('an entry counts by its kind and name; what nobody asked for is read, but not found', () => {
  const truth = truthOf('awards: Gold Nib; Press Club; 2019\nawards: Silver Nib\n');
  expect(sums(judgeAdded(truth, [section('GOLD nib', 'Bronze Nib')]))).toEqual([1, 2, 2]);
  expect(sums(judgeAdded(truth, []))).toEqual([0, 2, 0]);
});

test.each([
  ['open', 0.95],
  ['sealed', 0.85],
] as const)('of the %s CVs, this share of added entries is found: %d', (set, floor) => {
  const counts = addedTexts()
    .filter((one) => one.set === set)
    .flatMap((one) =>
      readAdded(one).flatMap(({ sections }) => judgeAdded(truthOf(one.truth), sections)),
    );
  const [found = 0, wanted = 1, read = 1] = sums(counts);
  expect(found / wanted).toBeGreaterThanOrEqual(floor);
  expect(found / read).toBeGreaterThanOrEqual(floor);
});

test('every value stands in its CV', () => {
  const bare = (text: string) => text.replace(/^[#*•] /gm, '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  for (const one of addedTexts())
    for (const { sections } of readAdded(one))
      for (const { name, organisation, place } of sections.flatMap(({ entries }) => entries))
        for (const value of [name, organisation, place])
          expect(bare(one.text)).toContain(bare(value).trim());
});

test('no word of a CV is lost', () => {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  for (const one of addedTexts())
    for (const { whole, headings } of readAdded(one)) {
      const kept = new Set(words(`${whole} ${headings}`));
      const lost = words(one.text).filter((word) => !kept.has(word));
      expect([one.file, lost.filter((word) => !MONTHS_AND_YEARS.test(word))]).toEqual([
        one.file,
        [],
      ]);
    }
});

/** Dates are kept in another form, and what labels them is not. */
const MONTHS_AND_YEARS =
  /^(?:\d{4}|jan\p{L}*|feb\p{L}*|mar\p{L}*|mär\p{L}*|apr\p{L}*|may\p{L}*|june?|july?|aug\p{L}*|sep\p{L}*|o[ck]t\p{L}*|nov\p{L}*|de[cz]\p{L}*|enero|junio|heute|present\p{L}*|actualidad|since|desde|fall|spring|issued|granted)$/u;
