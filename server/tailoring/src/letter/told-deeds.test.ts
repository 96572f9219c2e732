import { expect, test } from '@jest/globals';
import type { Deed, Station } from './letter-material.rules.ts';
import { chooseDeeds } from './told-deeds.rules.ts';
import { did } from './turn/turned.ts';

const stations = ['now', 'before', 'long ago'].map((key): Station => ({
  key,
  company: key,
  position: 'Clerk',
  isAsked: false,
  isOneOfSeveral: false,
  startDate: '',
  isNext: false,
  endDate: '',
  isCurrent: key === 'now',
  because: [],
}));
/** Of how much use: sure to be wanted, good to tell, or of little use. */
const USE = { sure: 0.7, good: 0.4, little: 0.2, none: 0.02 };
const deed = (key: string, text: string, use: keyof typeof USE, marks = ''): Deed => ({
  station: stations.find((one) => one.key === key)!,
  turned: did(text),
  asked: [],
  isResult: marks.includes('result'),
  isLinked: marks.includes('linked'),
  covers: marks.match(/must\w*/g) ?? [],
  duty: 1_000,
  isLesser: marks.includes('lesser'),
  fit: 0,
  use: USE[use],
  because: [text],
});
const told = (deeds: Deed[], isMisfit = false) =>
  [...chooseDeeds(deeds, stations, isMisfit).entries()].map(([key, all]) => [
    key,
    ...all.map(({ turned }) => turned.text),
  ]);

test('today’s work is told first, whatever answers the job more of an older one', () => {
  const deeds = [
    deed('before', 'a', 'sure'),
    deed('now', 'b', 'little'),
    deed('now', 'c', 'little'),
  ];
  expect(told(deeds)).toEqual([
    ['now', 'b', 'c'],
    ['before', 'a'],
  ]);
});

test('of the place before one deed is told that is of any use, and none of long ago', () => {
  const now = [deed('now', 'a', 'sure'), deed('now', 'b', 'none'), deed('now', 'c', 'sure')];
  const older = [deed('before', 'd', 'little'), deed('long ago', 'e', 'little')];
  expect(told([...now, ...older])).toEqual([
    ['now', 'a', 'c'],
    ['before', 'd'],
  ]);
  expect(told([...now, deed('before', 'd', 'none')])).toEqual([['now', 'a', 'c']]);
});

test('what was done beside others is told where there is little else', () => {
  const helped = deed('now', 'helped', 'sure', 'linked lesser');
  expect(told([helped, deed('now', 'a', 'good'), deed('now', 'b', 'good')])).toEqual([
    ['now', 'a', 'b', 'helped'],
  ]);
  expect(told([deed('now', 'helped', 'none', 'lesser')])).toEqual([['now', 'helped']]);
});

test('what two deeds tell is told once', () => {
  const loans = deed('now', 'coordinate outgoing loans for a museum', 'sure');
  const more = deed('now', 'arrange thirty outgoing loans each year', 'sure');
  expect(told([loans, more, deed('now', 'wrote a checklist', 'little')])).toEqual([
    ['now', 'coordinate outgoing loans for a museum', 'wrote a checklist'],
  ]);
});

test('no letter tells more than it can carry, least of all to another trade', () => {
  const many = ['a', 'b', 'c', 'd'].map((text) => deed('now', text, 'sure'));
  const older = ['e', 'f', 'g'].map((text) => deed('before', text, 'sure'));
  expect(told([...many, ...older])).toEqual([
    ['now', 'a', 'b', 'c'],
    ['before', 'e', 'f'],
  ]);
  expect(told([...many, ...older], true)).toEqual([
    ['now', 'a', 'b', 'c'],
    ['before', 'e'],
  ]);
});

test('what is good to tell is told of any place, and what is of no use only where there is nothing else', () => {
  const deeds = [deed('now', 'a', 'none'), deed('now', 'b', 'none'), deed('long ago', 'c', 'good')];
  expect(told(deeds)).toEqual([
    ['long ago', 'c'],
    ['now', 'a'],
  ]);
  expect(told([deed('now', 'a', 'sure'), deed('now', 'b', 'none')])).toEqual([['now', 'a']]);
});

test('what shows a must is told before what is of more use', () => {
  const now = ['a', 'b', 'c'].map((text) => deed('now', text, 'sure'));
  const musts = [deed('now', 'd', 'little', 'must1'), deed('long ago', 'e', 'little', 'must2')];
  expect(told([...now, ...musts])).toEqual([
    ['now', 'd', 'a', 'b'],
    ['long ago', 'e'],
  ]);
});

test('each must is shown once before another deed shows one again', () => {
  const same = ['a', 'b'].map((text) => deed('now', text, 'good', 'must1'));
  const older = [deed('before', 'c', 'little', 'must1'), deed('before', 'd', 'little', 'must2')];
  expect(told([...same, ...older])).toEqual([
    ['now', 'a', 'b'],
    ['before', 'd'],
  ]);
});

test('of the post that is asked for as much is told as of today’s', () => {
  const asked = { ...stations[1]!, isAsked: true };
  const older = ['c', 'd', 'e'].map((text) => ({
    ...deed('before', text, 'sure'),
    station: asked,
  }));
  expect(told([deed('now', 'a', 'little'), deed('now', 'b', 'little'), ...older])).toEqual([
    ['now', 'a', 'b'],
    ['before', 'c', 'd', 'e'],
  ]);
});

test('of two deeds of nearly one use, a result in numbers is told', () => {
  const three = ['a', 'b', 'c'].map((text) => deed('now', text, 'sure'));
  expect(told([...three, deed('now', 'd', 'sure', 'result')])[0]).toEqual(['now', 'd', 'a', 'b']);
});
