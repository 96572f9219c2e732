import type { FormatConfig } from 'oxfmt';
import { json, SOURCES, sourceFiles, type NewRemote } from './templates.ts';

/** What a remote in a repository of its own is made with; `npm run pack` writes it beside the generator. */
export interface Outfit {
  /** Of every package that the skeleton names. */
  versions: Record<string, string>;
  /** How the house formats its files. */
  format: FormatConfig;
}

/** Packages by what they are to a remote; the generator takes their versions from the repository. */
export const NAMED = {
  dependencies: ['@sastre/shared-contracts', '@sastre/shared-ui', 'react'],
  devDependencies: [
    '@jest/globals',
    '@sastre/tools',
    '@testing-library/dom',
    '@testing-library/react',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jest',
    'jest-environment-jsdom',
    'node',
    'oxfmt',
    'react-dom',
    'typescript',
  ],
} as const;

/**
 * Files of a new remote that has a repository of its own: the same sources as in ours, and around them what ours has at its
 * top. `at` answers where a package is to be had, where it is not the registry of packages.
 */
export function ownRepositoryFiles(
  remote: NewRemote,
  { versions, format }: Outfit,
  at: (name: string) => string | undefined = () => undefined,
): Record<string, string> {
  const { area, name, namespace, port } = remote;
  const places = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, at(one) ?? versions[one]]));
  return {
    '.oxfmtrc.json': json(format),
    '.npmrc': 'save-exact=true\nfund=false\naudit=false\n',
    '.gitignore': 'node_modules/\n.build/\ndist/\n',
    'package.json': json({
      name: `mfe-${area}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      mfe: { name, port, namespace },
      scripts: {
        build: 'sastre-remote build',
        dev: 'sastre-remote dev',
        format: 'oxfmt',
        test: 'sastre-remote test',
        types: 'sastre-remote types',
        verify: 'oxfmt --check && sastre-remote verify',
      },
      dependencies: places(NAMED.dependencies),
      devDependencies: places(NAMED.devDependencies),
      // The pinned Node and the compiler put their program in place when they are installed.
      allowScripts: { node: true, '@swc/core': true },
    }),
    'tsconfig.json': json({
      extends: '@sastre/tools/tsconfig.json',
      compilerOptions: { rootDir: '.' },
      include: SOURCES,
    }),
    'jest.config.js': `import { remoteJest } from '@sastre/tools/jest';

export default remoteJest(import.meta.dirname);
`,
    ...sourceFiles(remote),
  };
}
