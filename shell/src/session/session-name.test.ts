import { expect, jest, test } from '@jest/globals';
import { setUp } from './fake-keycloak.fixture.ts';

test('the name is what the provider says when somebody comes back from there', async () => {
  const { session, keeper, signedIn, held, back } = setUp();
  signedIn();
  await session.start();
  const heard = jest.fn();
  session.subscribe(heard);
  keeper.refresh.mockResolvedValue({ ...held(), name: 'Ana María', email: 'ana@example.com' });
  session.accountSecurityUrl();
  expect(keeper.refresh).not.toHaveBeenCalled();
  back();
  await session.renew();
  expect(keeper.refresh).toHaveBeenCalledTimes(1);
  const user = { sub: 'sub-1', name: 'Ana María', email: 'ana@example.com' };
  expect(heard.mock.calls).toEqual([[{ kind: 'signed-in', user }]]);
});

test('the name stays where a newer token tells the same, or nothing', async () => {
  const { session, keeper, signedIn, held } = setUp();
  signedIn();
  const before = await session.start();
  await session.renew();
  keeper.refresh.mockResolvedValue({ ...held(), name: 'Ana' });
  await session.renew();
  expect(session.state()).toBe(before);
});
