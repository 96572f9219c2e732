import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entries, Hello, modules, title } from '../routing/pages.fixture.tsx';
import { remote, showApp } from '../routing/test-app.fixture.tsx';

test('of a page it is told that it was asked for, and that it came', async () => {
  const { tell } = await showApp({ entries, modules, at: '/plans' });
  await title('Hello from billing');
  expect(tell.mock.calls).toEqual([
    ['visit', 'mfe_billing'],
    ['load', 'mfe_billing'],
  ]);
});

test('of one that cannot be loaded it is told, and that Retry brought it', async () => {
  let down = true;
  const billing = async () => {
    if (down) throw new Error('404');
    return remote('billing', Hello);
  };
  const { tell } = await showApp({ entries, modules: { mfe_billing: billing }, at: '/plans' });
  await title(/could not be loaded/);
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await title('Hello from billing');
  expect(tell.mock.calls.map(([event]) => event)).toEqual(['visit', 'failure', 'visit', 'load']);
});

test('of one that breaks while it is drawn it is told', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const { tell } = await showApp({
    entries,
    modules: { mfe_billing: async () => remote('billing', Broken) },
    at: '/plans',
  });
  await title(/could not be loaded/);
  expect(tell.mock.calls).toContainEqual(['error', 'mfe_billing']);
});
