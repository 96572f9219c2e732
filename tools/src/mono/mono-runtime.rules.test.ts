import { expect, test } from '@jest/globals';
import { monoRuntime } from './mono-runtime.rules.ts';

test('each exposed file is a chunk of the same build', () => {
  const files = { remote: '/x/remote.ts', capabilities: '/x/capabilities.ts' };
  const code = monoRuntime([{ name: 'mfe_x', files }]);
  expect(code).toContain('"mfe_x/remote": () => import("/x/remote.ts"),');
  expect(code).toContain('"mfe_x/capabilities": () => import("/x/capabilities.ts"),');
  expect(code).toContain('export const loadRemote');
});
