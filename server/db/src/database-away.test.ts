import { expect, test } from '@jest/globals';
import { DatabaseTimeoutError, isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P02'),
  withCode('57P03'),
  withCode('57014'),
  // a session that lay idle for too long, in a transaction or not, or whose transaction took too long
  withCode('25P03'),
  withCode('25P04'),
  withCode('57P05'),
  withCode('53300'),
  // the disk is full, the memory is
  withCode('53100'),
  withCode('53200'),
  withCode('08006'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new DatabaseTimeoutError('slow'),
  new Error('outer', { cause: withCode('ECONNRESET') }),
  new AggregateError([withCode('EACCES'), withCode('ECONNREFUSED')]),
])('%p is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  withCode('23505'),
  withCode('40001'),
  withCode('0800'),
  withCode('5310'),
  withCode('28P01'),
  new Error('The query said: Connection terminated'),
  null,
  undefined,
  'ECONNREFUSED',
  Object.assign(new Error('loop'), { code: 23505 }),
])('%p is not away', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test('an error that is its own cause is looked through once', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(isDatabaseAway(error)).toBe(false);
});
