import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { ROOT } from '../workspace.ts';
import { inFormat } from './in-format.ts';
import { ownRepositoryFiles } from './own-repository.templates.ts';
import { remoteFiles, sourceFiles, type NewRemote } from './templates.ts';

const plain: NewRemote = {
  area: 'reports',
  name: 'mfe_reports',
  namespace: 'reports',
  title: 'Reports',
  port: 5199,
  path: '/reports',
};
const nested: NewRemote = {
  ...plain,
  area: 'job-board',
  name: 'mfe_job_board',
  path: '/jobs/board',
  card: { order: 8, text: 'Where the jobs are, "new" and what’s old.' },
};
const versions = {
  '@sastre/shared-contracts': '1.0.0',
  '@sastre/shared-ui': '1.0.0',
  '@sastre/tools': '1.0.0',
  react: '19.3.1',
};
// The lint knows rooms by their folder, so what is generated stands where a remote's file would.
const at = (name: string) => join(ROOT, 'mfe-account', name);

test.each([
  ['a plain one', plain],
  ['a nested one with a card', nested],
])(
  'what new:mfe writes is in format, reads as code, and passes the lint: %s',
  async (_what, remote) => {
    const lint = new ESLint({ cwd: ROOT });
    const problems: string[] = [];
    for (const [name, text] of Object.entries(remoteFiles(remote, versions))) {
      const written = await inFormat(at(name), text);
      if ((await inFormat(at(name), written)) !== written) problems.push(`${name} has no format`);
      if (name.endsWith('.json')) continue;
      const { diagnostics = [] } = ts.transpileModule(written, {
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
        fileName: at(name),
      });
      problems.push(
        ...diagnostics.map(
          ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        ),
      );
      const [result] = await lint.lintText(written, { filePath: at(name) });
      problems.push(...(result?.messages ?? []).map(({ message }) => `${name}: ${message}`));
    }
    expect(problems).toEqual([]);
  },
);

test('a card stands in the configuration with its texts as they were typed', async () => {
  const config = await inFormat(
    at('remote.config.ts'),
    remoteFiles(nested, versions)['remote.config.ts'] ?? '',
  );
  expect(config).toContain("path: '/jobs/board'");
  expect(config).toContain(`en: 'Where the jobs are, "new" and what’s old.'`);
});

describe('in a repository of its own', () => {
  const format = { singleQuote: true };
  const files = ownRepositoryFiles(nested, { versions, format }, (name) =>
    name === '@sastre/shared-ui' ? 'file:../packages/ui.tgz' : undefined,
  );

  test('a remote has the very sources that it would have here', () => {
    expect(files).toMatchObject(sourceFiles(nested));
    expect(remoteFiles(nested, versions)).toMatchObject(sourceFiles(nested));
  });

  test('what stands around them names no place of this repository, and our packages where they are to be had', () => {
    const own = Object.keys(files).filter((name) => !(name in sourceFiles(nested)));
    const all = own.map((name) => files[name]).join('\n');
    expect(all).not.toMatch(/\.\.\/(?!packages)|run\.mjs/);
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'mfe-job-board',
      mfe: { name: 'mfe_job_board' },
      dependencies: {
        '@sastre/shared-contracts': '1.0.0',
        '@sastre/shared-ui': 'file:../packages/ui.tgz',
      },
    });
    expect(files['.oxfmtrc.json']).toBe('{\n  "singleQuote": true\n}\n');
  });

  test('what is no code stays as it is', async () => {
    for (const name of ['.gitignore', '.npmrc'])
      expect(await inFormat(at(name), files[name] ?? '')).toBe(files[name]);
  });
});
