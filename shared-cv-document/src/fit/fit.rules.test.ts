import { expect, test } from '@jest/globals';
import { fewest, fitType, fittedValues, valuesOf } from './fit.rules.ts';
import type { TypeValues } from '../type.rules.ts';

const START: TypeValues = { fontSize: 10, lineHeight: 1.42, spacing: 1, marginX: 20, marginY: 16 };

/** A document whose length follows from its type; `enough` is how long a page is. */
function pagesWhen(fits: (type: TypeValues) => boolean) {
  const tries: TypeValues[] = [];
  const pagesOf = (type: TypeValues) => {
    tries.push(type);
    return fits(type) ? 1 : 2;
  };
  return { tries, pagesOf };
}

test('the first step that is enough is taken no farther than it must be, and no other', () => {
  const { pagesOf, tries } = pagesWhen(({ spacing }) => spacing <= 0.83);
  expect(fitType(START, 1, pagesOf)).toEqual({
    steps: [{ step: 'spacing', values: { spacing: 0.8 } }],
    fits: true,
  });
  expect(tries.length).toBeLessThanOrEqual(5);
});

test('a step that is not enough stays at its end while the next is tried', () => {
  const { pagesOf } = pagesWhen(
    ({ spacing, lineHeight, fontSize }) => spacing === 0.6 && lineHeight === 1.3 && fontSize <= 9.5,
  );
  expect(fitType(START, 1, pagesOf).steps).toEqual([
    { step: 'spacing', values: { spacing: 0.6 } },
    { step: 'lineHeight', values: { lineHeight: 1.3 } },
    { step: 'fontSize', values: { fontSize: 9.5 } },
  ]);
});

test('margins are lessened together, each to its own end', () => {
  const { pagesOf } = pagesWhen(({ marginX }) => marginX <= 14);
  expect(fitType(START, 1, pagesOf).steps.at(-1)).toEqual({
    step: 'margins',
    values: { marginX: 14, marginY: 12 },
  });
});

test('nothing goes below its end, and it is said when all of it is not enough', () => {
  const { pagesOf, tries } = pagesWhen(() => false);
  const { fits, steps } = fitType(START, 1, pagesOf);
  expect([fits, steps.length, tries.length]).toEqual([false, 4, 4]);
  expect(tries.at(-1)).toEqual({
    fontSize: 9,
    lineHeight: 1.3,
    spacing: 0.6,
    marginX: 12,
    marginY: 12,
  });
});

test('what is beyond its end already is left alone', () => {
  const small: TypeValues = {
    fontSize: 8.5,
    lineHeight: 1.2,
    spacing: 0.5,
    marginX: 12,
    marginY: 10,
  };
  expect(fitType(small, 1, () => 2)).toEqual({ steps: [], fits: false });
});

test('with fewer pages than asked for it is fitted as well', () => {
  expect(fitType(START, 2, () => 1).steps).toEqual([
    { step: 'spacing', values: { spacing: 0.95 } },
  ]);
});

test('of things that must go, the fewest', () => {
  expect(fewest(9, (few) => few >= 4)).toBe(4);
  expect(fewest(9, () => true)).toBe(0);
  expect(fewest(9, () => false)).toBe(9);
});

test('what a fitting took is known by the order of its steps', () => {
  for (const most of [0.8, 0.6]) {
    const { pagesOf } = pagesWhen(
      ({ spacing, fontSize }) => spacing <= most && (most === 0.8 || fontSize <= 9.5),
    );
    const taken = valuesOf(fitType(START, 1, pagesOf).steps);
    expect(fittedValues(START, taken).toSorted()).toEqual(Object.keys(taken).toSorted());
  }
  const all = { spacing: 0.6, lineHeight: 1.3, fontSize: 9, marginX: 14, marginY: 12 };
  expect(fittedValues(START, all).toSorted()).toEqual(Object.keys(all).toSorted());
});

test('what somebody chose is no fitting: one value alone, a larger one, a density', () => {
  expect(fittedValues(START, {})).toEqual([]);
  expect(fittedValues(START, { fontSize: 9.5 })).toEqual([]);
  expect(fittedValues(START, { spacing: 0.8, fontSize: 11, marginX: 25 })).toEqual(['spacing']);
  expect(fittedValues(START, { spacing: 0.6, lineHeight: 1.5, fontSize: 9 })).toEqual([]);
  expect(fittedValues(START, { lineHeight: 1.32, spacing: 0.75 })).toEqual([]);
});
