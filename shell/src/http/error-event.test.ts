import { endpointList } from '@sastre/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { errorEvent } from './error-event.ts';

test.each(endpointList.map((row) => [row.id, row] as const))(
  'a failed %s names no id',
  (_id, row) => {
    const { endpoint } = errorEvent(row, { status: 404, code: 'not-found' });
    expect(endpoint).toBe(row.path);
    expect(endpoint).not.toMatch(/[0-9a-f]{8}-|%|\?/);
  },
);

test.each([
  ['not-found', 'Not found'],
  ['usage-limit', 'Usage limit reached'],
  ['network', 'network'],
  ['http-502', 'http-502'],
  ['invented-tomorrow', 'invented-tomorrow'],
  ['ada@example.org', 'unknown'],
  ['Ada Lovelace', 'unknown'],
  ['toString', 'unknown'],
  ['constructor', 'constructor'],
  ['', 'unknown'],
])('a failure coded %j is told as %j', (code, message) => {
  const [row] = endpointList;
  expect(errorEvent(row ?? { path: '' }, { status: 400, code }).message).toBe(message);
});
