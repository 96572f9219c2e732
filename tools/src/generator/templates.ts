/** What a new remote is called in all its forms. */
export interface NewRemote {
  /** `job-board` */
  area: string;
  /** `mfe_job_board` */
  name: string;
  /** `jobBoard` */
  namespace: string;
  /** `Job board` */
  title: string;
  port: number;
  /** `/job-board`, or nested. */
  path: string;
  /** Its card on the dashboard. */
  card?: { order: number; text: string };
}

/** Files of a new remote in this repository by their path in its folder. */
export function remoteFiles(
  remote: NewRemote,
  versions: Record<string, string>,
): Record<string, string> {
  const { area, name, namespace, port } = remote;
  return {
    'package.json': json({
      name: `@sastre/mfe-${area}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      mfe: { name, port, namespace },
      scripts: {
        build: `node ../tools/run.mjs tools/src/build.ts mfe-${area}`,
        test: `node ../tools/run.mjs tools/src/test-remote.ts mfe-${area}`,
      },
      dependencies: {
        '@sastre/shared-contracts': versions['@sastre/shared-contracts'],
        '@sastre/shared-ui': versions['@sastre/shared-ui'],
        react: versions['react'],
      },
      devDependencies: { '@sastre/tools': versions['@sastre/tools'] },
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        rootDir: '.',
        outDir: 'dist/types',
        tsBuildInfoFile: 'dist/types.tsbuildinfo',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['node'],
      },
      include: ['../types/*.d.ts', ...SOURCES],
      references: [{ path: '../shared-contracts' }, { path: '../shared-ui' }],
    }),
    ...sourceFiles(remote),
  };
}

/** What the compiler reads of a remote, wherever it lies. */
export const SOURCES = [
  'src/**/*.ts',
  'src/**/*.tsx',
  'src/**/*.json',
  'remote.config.ts',
  'package.json',
];

/** What is a remote's own, wherever it lies: one page, three languages, the contract's suite. */
export function sourceFiles(remote: NewRemote): Record<string, string> {
  const { area, name, title, path } = remote;
  const page = `${pascal(area)}Page`;
  const texts = json({ title });
  return {
    'webpack.config.js': `import { remotePreset } from '@sastre/tools/webpack';

export default remotePreset(import.meta.dirname);
`,
    'remote.config.ts': `import { defineRemoteConfig } from '@sastre/shared-contracts/registry';

export default defineRemoteConfig({
  team: '${area}',
  pages: [{ id: '${area}', path: '${path}'${cardOf(remote)} }],
});
`,
    'src/remote.ts': `import { defineRemote } from '@sastre/shared-contracts/shell';
import { ${page} } from './pages/${area}.page.tsx';

const messages = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  de: () => import('./locales/de.json', { with: { type: 'json' } }),
};

// Federation exposes a module's default export.
export default defineRemote({
  id: '${name}',
  pages: { ${key(area)}: ${page} },
  loadMessages: async (language) => (await messages[language]()).default,
});
`,
    'src/remote.test.ts': `/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { remoteContractSuite } from '@sastre/shared-contracts/testing';
import packageJson from '../package.json' with { type: 'json' };
import config from '../remote.config.ts';
import remote from './remote.ts';

remoteContractSuite({ remote, config, packageJson, jest: { describe, test, expect } });
`,
    [`src/pages/${area}.page.tsx`]: `import { useT } from '@sastre/shared-contracts/shell';
import { PageHead } from '@sastre/shared-ui';
import type { ReactElement } from 'react';

/** ${path} */
export function ${page}(): ReactElement {
  const t = useT();
  return <PageHead title={t('title')} />;
}
`,
    [`src/pages/${area}.page.test.tsx`]: `import { expect, test } from '@jest/globals';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import messages from '../locales/en.json' with { type: 'json' };
import { ${page} } from './${area}.page.tsx';

test('the page has its title', () => {
  render(<${page} />, { wrapper: fakeShell({ messages }).Wrapper });
  expect(screen.getByRole('heading', { level: 1, name: messages.title })).toBeTruthy();
});
`,
    'src/locales/en.json': texts,
    'src/locales/es.json': texts,
    'src/locales/de.json': texts,
  };
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The card's texts are the same in three languages until somebody writes them. */
function cardOf({ card, title }: NewRemote): string {
  if (card === undefined) return '';
  const inAll = (text: string) =>
    `{ ${['en', 'es', 'de'].map((language) => `${language}: ${JSON.stringify(text)}`).join(', ')} }`;
  return `, card: { order: ${card.order}, icon: 'list', title: ${inAll(title)}, text: ${inAll(card.text)} }`;
}

/** A key as the house's format writes it. */
function key(area: string): string {
  return /^[a-z0-9]+$/.test(area) ? area : `'${area}'`;
}

function pascal(area: string): string {
  return area.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
}
