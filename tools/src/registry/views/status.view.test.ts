import { expect, test } from '@jest/globals';
import { statusLines } from './status.view.ts';

const version = (build: string) => ({
  build,
  entry: '/x',
  integrity: '',
  contract: '^1.0.0',
  capabilities: [],
});
const registry = {
  revision: 4,
  remotes: [
    {
      name: 'mfe_export',
      team: 'export',
      namespace: 'export',
      active: 'old',
      canary: { build: 'new', percent: 10 },
      before: ['older', 'oldest'],
      versions: { old: version('old'), new: version('new') },
      pages: [],
    },
    { name: 'mfe_bad' },
  ],
};

test('a build’s figures stand behind it where somebody counts them', () => {
  const counts = { visit: 120, hurt: 3, load: 119, failure: 1, error: 1, rejection: 1 };
  const seen = [{ remote: 'mfe_export', build: 'new', counts }];
  const lines = statusLines({ name: 'x.json', registry, history: [], servers: [], seen });
  expect(lines).toEqual([
    'x.json, revision 4',
    'mfe_export',
    '  live      old; not seen in the last hour',
    '  canary    new for 10 %; last hour: 120 visits, 3 hurt (2.5 %); loads 119, failures 1, errors 2, calls 0',
    '  before    oldest',
    '  before    older',
    'mfe_bad cannot be read and is left out; it is put back by: npm run registry -- repair',
  ]);
});

test('a server that serves another registry is told', () => {
  const served = { revision: 3, remotes: [], digest: '0123456789abcdef' };
  const [, line] = statusLines({
    name: 'x.json',
    registry,
    history: [],
    servers: [{ url: 'http://a', served }],
  });
  expect(line).toBe('http://a serves revision 3, which is another registry');
});
