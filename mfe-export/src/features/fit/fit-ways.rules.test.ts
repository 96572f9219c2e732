import { expect, test } from '@jest/globals';
import type { AnySectionKey } from '@sastre/shared-contracts/api';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { applyChange } from '../panel/layout.rules.ts';
import { reachOf, waysToFit, type Given } from './fit-ways.rules.ts';

const [job] = sampleCv().work_experience;
const long = {
  ...sampleCv(),
  work_experience: job ? [{ ...job, achievements: ['one', 'two', 'three', 'four'] }] : [],
};
const broken = (...pageBreakBefore: AnySectionKey[]) =>
  applyChange(long, { pdfOptions: { pageBreakBefore } });

/** Pages by what is left: a page break takes one, and so do bullets and gaps beyond those that fit. */
const pages =
  (room: number, breaks: number) =>
  ({ type: { spacing = 1 }, folded, breaks: gone }: Given) =>
    1 + Math.max(0, breaks - gone.length) + (4 - folded.length + 2 * spacing > room ? 1 : 0);

test('where the type is enough, nothing else is asked for', () => {
  const { ways, pages: fitted } = waysToFit(long, 1, pages(5.5, 0));
  expect(ways).toMatchObject([{ folded: [], breaks: [] }]);
  expect(ways[0]?.steps.map(({ step }) => step)).toEqual(['spacing']);
  expect(fitted).toBe(1);
});

test('a page break that is the cause is told, with the mildest type that is enough without it', () => {
  const { ways, pages: fitted } = waysToFit(broken('education'), 1, pages(10, 1));
  expect(fitted).toBe(2);
  expect(ways).toMatchObject([{ folded: [], breaks: ['education'] }]);
  expect(ways[0]?.steps.every(({ values }) => values.spacing !== 0.6)).toBe(true);
});

test('one of several page breaks is enough where it is, else all of them go', () => {
  const cv = broken('education', 'workExperience');
  expect(waysToFit(cv, 2, pages(10, 2)).ways).toMatchObject([{ breaks: ['education'] }]);
  expect(waysToFit(cv, 1, pages(10, 2)).ways).toMatchObject([
    { breaks: ['education', 'workExperience'], folded: [] },
  ]);
});

test('the least relevant bullets are left out, as few as do it', () => {
  expect(waysToFit(long, 1, pages(3.2, 0)).ways).toMatchObject([
    { folded: ['four', 'three'], breaks: [] },
  ]);
});

test('where neither page breaks nor bullets alone are enough, both go; where nothing is, it is said what is left', () => {
  expect(waysToFit(broken('education'), 1, pages(3.2, 1)).ways).toMatchObject([
    { folded: ['four', 'three'], breaks: ['education'] },
  ]);
  expect(waysToFit(broken('education'), 1, pages(1, 1))).toMatchObject({ ways: [], least: 2 });
});

test('a page break that parts nothing is no cause', () => {
  expect(waysToFit(broken('summary'), 1, pages(1, 0)).ways).toEqual([]);
});

test('how few pages there can be is known by two layouts, by one where nothing but the type can give', () => {
  let asked = 0;
  const counted = (pagesOf: (given: Given) => number) => (given: Given) => (
    asked++,
    pagesOf(given)
  );
  const cv = broken('education', 'workExperience');
  expect(reachOf(cv, counted(pages(10, 2)))).toEqual({ typed: 3, least: 1 });
  expect(reachOf(cv, counted(pages(1, 2)))).toEqual({ typed: 4, least: 2 });
  expect(asked).toBe(4);
  expect(reachOf(long, counted(pages(10, 0)))).toEqual({ typed: 1, least: 1 });
  const bare = { ...long, work_experience: [] };
  expect(reachOf(bare, counted(pages(1, 0)))).toEqual({ typed: 2, least: 2 });
  expect(asked).toBe(6);
});
