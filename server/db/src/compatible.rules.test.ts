import { expect, test } from '@jest/globals';
import { isNewerAndFits, NewerDatabaseError } from './compatible.rules.ts';

const known = ['0001-a', '0002-b'];

test('a database with nothing unknown is not newer', () => {
  expect(isNewerAndFits(known, { ran: [], needs: undefined })).toBe(false);
  expect(isNewerAndFits(known, { ran: ['0001-a'], needs: '0001-a' })).toBe(false);
  expect(isNewerAndFits(known, { ran: known, needs: '0002-b' })).toBe(false);
});

test('one that only added what this server does not see fits', () => {
  expect(isNewerAndFits(known, { ran: [...known, '0003-c'], needs: '0002-b' })).toBe(true);
});

test.each(['0003-c', undefined])('one that took something away does not: needs %s', (needs) => {
  const look = () => isNewerAndFits(known, { ran: [...known, '0003-c'], needs });
  expect(look).toThrow(NewerDatabaseError);
  expect(look).toThrow(/does not know 0003-c.*Start that release again/);
});
