import { expect, jest, test } from '@jest/globals';
import { userKey } from '@sastre/shared-contracts/registry';
import type { LiveRegistry } from '../remotes/fetch-registry.ts';
import { createFakeClock } from '../services/fake-clock.fixture.ts';
import { registryOfUser } from './registry-of-user.ts';

const OWN: LiveRegistry = { revision: 8, remotes: ['theirs'] };
const document = (visitor?: string) => ({
  revision: 7,
  remotes: ['of the document'],
  pages: ['/off'],
  ...(visitor === undefined ? {} : { visitor }),
});

function setUp(answer: () => Promise<LiveRegistry> = async () => OWN) {
  const clock = createFakeClock();
  const fetchRegistry = jest.fn(answer);
  const ask = (visitor?: string) =>
    registryOfUser(document(visitor), { subject: 'sub-1', fetchRegistry, clock });
  return { ask, clock, fetchRegistry };
}

test('without a canary, and where the server knows the user, the document has it already', async () => {
  const { ask, fetchRegistry } = setUp();
  expect(await ask()).toEqual(document());
  const key = userKey('sub-1');
  expect(await ask(key)).toEqual(document(key));
  expect(fetchRegistry).not.toHaveBeenCalled();
});

test.each(['v0123456789abcdef', userKey('somebody else')])(
  'chosen for %s, it is asked for once more as the user has it',
  async (visitor) => {
    const { ask, fetchRegistry } = setUp();
    const known = { visitor: userKey('sub-1'), pages: ['/off'] };
    expect(await ask(visitor)).toEqual({ ...OWN, ...known });
    expect(fetchRegistry).toHaveBeenCalledTimes(1);
  },
);

test('an answer that does not come leaves the document’s', async () => {
  const { ask } = setUp(() => Promise.reject(new Error('offline')));
  expect(await ask('v0')).toEqual(document('v0'));
  const hanging = setUp(() => new Promise<never>(() => {}));
  const waiting = hanging.ask('v0');
  await hanging.clock.advance(3_000);
  expect(await waiting).toEqual(document('v0'));
});
