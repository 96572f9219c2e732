import { expect, test } from '@jest/globals';
import type { Deed, Station } from './letter-material.rules.ts';
import { chooseDeeds } from './told-deeds.rules.ts';
import { did } from './turn/turned.ts';

const stations = ['now', 'before', 'long ago'].map((key): Station => ({
  key,
  company: key,
  position: 'Clerk',
  isOneOfSeveral: false,
  startDate: '',
  endDate: '',
  isCurrent: key === 'now',
  because: [],
}));
const deed = (key: string, text: string, marks = ''): Deed => ({
  station: stations.find((one) => one.key === key)!,
  turned: did(text),
  asked: [],
  hasNumber: marks.includes('number'),
  isLinked: marks.includes('linked'),
  isStrong: marks.includes('strong'),
  isLesser: marks.includes('lesser'),
  fit: marks.includes('fits') ? 4 : 0,
  because: [text],
});
const told = (deeds: Deed[], isMisfit = false) =>
  [...chooseDeeds(deeds, stations, isMisfit).entries()].map(([key, all]) => [
    key,
    ...all.map(({ turned }) => turned.text),
  ]);

test('today’s work is told first, whatever answers the job more of an older one', () => {
  expect(told([deed('before', 'a', 'linked strong'), deed('now', 'b'), deed('now', 'c')])).toEqual([
    ['now', 'b', 'c'],
    ['before', 'a'],
  ]);
});

test('of the place before one deed is told, asked for or not, and none of long ago', () => {
  const deeds = [deed('now', 'a', 'linked'), deed('now', 'b'), deed('now', 'c', 'linked')];
  const older = [deed('before', 'd'), deed('long ago', 'e'), deed('long ago', 'f', 'linked')];
  expect(told([...deeds, ...older])).toEqual([
    ['now', 'a', 'c'],
    ['before', 'd'],
  ]);
});

test('what was done beside others comes behind all that one did oneself', () => {
  const deeds = [deed('now', 'helped', 'linked lesser'), deed('now', 'a'), deed('now', 'b')];
  expect(told(deeds)).toEqual([['now', 'a', 'b', 'helped']]);
});

test('what two deeds tell is told once', () => {
  const loans = deed('now', 'coordinate outgoing loans for a museum', 'number');
  const more = deed('now', 'arrange thirty outgoing loans each year', 'number');
  expect(told([loans, more, deed('now', 'wrote a checklist')])).toEqual([
    ['now', 'coordinate outgoing loans for a museum', 'wrote a checklist'],
  ]);
});

test('where there is nothing better, what was done beside others is told of today', () => {
  expect(told([deed('now', 'helped', 'lesser')])).toEqual([['now', 'helped']]);
});

test('no letter tells more than it can carry, least of all to another trade', () => {
  const many = ['a', 'b', 'c', 'd'].map((text) => deed('now', text, 'linked'));
  const older = ['e', 'f', 'g'].map((text) => deed('before', text, 'linked strong'));
  expect(told([...many, ...older])).toEqual([
    ['now', 'a', 'b', 'c'],
    ['before', 'e', 'f'],
  ]);
  expect(told([...many, ...older], true)).toEqual([
    ['now', 'a', 'b', 'c'],
    ['before', 'e'],
  ]);
});

test('what is of the kind that the job asks for comes before what only has a number', () => {
  const deeds = [
    deed('now', 'a', 'number'),
    deed('now', 'b', 'number'),
    deed('now', 'c', 'fits'),
    deed('now', 'd', 'fits'),
  ];
  expect(told(deeds)).toEqual([['now', 'c', 'd']]);
});

test('an old deed is told if it is just what the job is about', () => {
  const deeds = [deed('now', 'a'), deed('long ago', 'b', 'fits'), deed('long ago', 'c')];
  expect(told(deeds)).toEqual([
    ['now', 'a'],
    ['long ago', 'b'],
  ]);
});
