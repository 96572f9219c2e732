import { expect, test } from '@jest/globals';
import { openLedger } from './usage-ledger.ts';

const call = { model: 'm', promptVersion: 'p1', calls: 1, tokensIn: 10, tokensOut: 2 };

test('a ledger adds up calls, tokens and costs', () => {
  const ledger = openLedger();
  expect(ledger.total()).toBeUndefined();
  ledger.spend({ ...call, costMicros: 3 });
  ledger.spend({ ...call, costMicros: 4 });
  const sum = { calls: 2, tokensIn: 20, tokensOut: 4, costMicros: 7 };
  expect(ledger.total()).toEqual({ ...call, ...sum });
});

test('without prices there is no sum of costs, which is not a sum of nothing', () => {
  const ledger = openLedger();
  ledger.spend({ ...call, costMicros: null });
  expect(ledger.total()?.costMicros).toBeNull();
});
