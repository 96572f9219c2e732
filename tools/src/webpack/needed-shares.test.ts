import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { satisfy } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/enhanced/webpack';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { neededSharesPlugin, needsOf } from './needed-shares.plugin.ts';

const UI = '@sastre/shared-ui';
const since = {
  names: { Button: '1.0.0', IconButton: '1.2.0', RetryNote: '1.4.0' },
  leads: { Button: ['ButtonProps'] },
  members: { 'ButtonProps.armed': '1.3.0' },
};

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'needed-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A remote of these sources, built with 1.4.0: what it needs, and what its container asks the shell for. */
async function build(remote: string, other = '') {
  await writeFile(join(root, 'remote.js'), remote);
  await writeFile(join(root, 'other.js'), other);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: {},
    output: { path: join(root, 'out') },
    optimization: { minimize: false },
    plugins: [
      neededSharesPlugin({ [UI]: { since, version: '1.4.0', saidAnywhere: false } }),
      new federation.ModuleFederationPlugin({
        name: 'mfe_x',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: {
          [UI]: { singleton: true, requiredVersion: '^1.4.0', strictVersion: true, import: false },
        },
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler?.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  const entry = await readFile(join(root, 'out/remoteEntry.js'), 'utf8');
  const row = /requiredVersion: "([^"]+)"[^}]*shareKey: "@sastre\/shared-ui"/;
  const [, asked = ''] = row.exec(entry) ?? [];
  return { asked, need: stats && needsOf(stats.compilation)?.[UI] };
}

test('a build asks for the lowest minor that has what it imports, in whichever module', async () => {
  const { asked, need } = await build(
    `import { Button } from '${UI}'; import { draw } from './other.js'; export default [Button, draw];`,
    `import { IconButton } from '${UI}'; export const draw = () => IconButton;`,
  );
  expect(need).toEqual({ lowest: '1.2.0', because: { IconButton: '1.2.0' } });
  expect(asked).toBe('^1.2.0');
  // As the runtime of a shell reads it.
  expect(['1.1.0', '1.2.0', '1.4.0', '2.0.0'].map((given) => satisfy(given, asked))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a name that only the newest has is asked for in that one', async () => {
  const { asked, need } = await build(
    `import { Button, RetryNote } from '${UI}'; export default [Button, RetryNote];`,
  );
  expect(need?.because).toEqual({ RetryNote: '1.4.0' });
  expect(asked).toBe('^1.4.0');
});

test('what nobody uses is not needed, and what is said of a name is', async () => {
  const { need } = await build(
    `import { Button, RetryNote } from '${UI}'; export default () => Button({ armed: true });`,
  );
  expect(need).toEqual({ lowest: '1.3.0', because: { 'ButtonProps.armed': '1.3.0' } });
});

test('who takes the whole needs what it was built with', async () => {
  const { asked } = await build(`import * as ui from '${UI}'; export default (name) => ui[name];`);
  expect(asked).toBe('^1.4.0');
});
