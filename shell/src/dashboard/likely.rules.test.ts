import { expect, test } from '@jest/globals';
import type { RemoteRoute } from '../remotes/remote-registry.ts';
import { likelyRemotes } from './likely.rules.ts';

const text = { en: '', es: '', de: '' };
const route = (remote: string, order?: number): RemoteRoute => ({
  path: `/${remote}`,
  remote,
  page: {
    id: remote,
    path: `/${remote}`,
    auth: true,
    ...(order !== undefined && { card: { order, icon: 'edit', title: text, text } }),
  },
});

test('the first cards say who is likely to be visited, wherever they stand in the registry', () => {
  const routes = [route('c', 9), route('none'), route('b', 2), route('a', 1)];
  expect(likelyRemotes(routes)).toEqual(['a', 'b']);
});

test('a remote with both of the first cards is named once', () => {
  expect(likelyRemotes([route('a', 1), route('a', 2), route('b', 3)])).toEqual(['a']);
  expect(likelyRemotes([])).toEqual([]);
});
