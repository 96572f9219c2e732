import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findRemotes, type RoomPackage } from '../workspace.ts';
import { remoteFiles } from './templates.ts';

const area = 'job-board';
const generated = remoteFiles(
  {
    area,
    name: 'mfe_job_board',
    namespace: 'jobBoard',
    title: 'Job board',
    port: 5199,
    path: '/job-board',
  },
  {
    '@sastre/shared-contracts': '1.0.0',
    '@sastre/shared-ui': '1.0.0',
    '@sastre/tools': '1.0.0',
    react: '19.3.1',
  },
);
const remotes = findRemotes();

/** A file with what is a remote's own (its names, pages and libraries) left out: what all of them have alike. */
function skeletonOf(file: string, text: string, room: string): unknown {
  const general = text.replaceAll(`mfe-${room}`, 'mfe-AREA').replace(`team: '${room}'`, 'team');
  if (file === 'package.json') {
    const {
      mfe,
      dependencies,
      devDependencies: _own,
      ...rest
    } = JSON.parse(general) as RoomPackage;
    const needed = ['@sastre/shared-contracts', '@sastre/shared-ui', 'react'];
    return {
      ...rest,
      mfe: Object.keys(mfe ?? {}),
      needs: needed.filter((name) => dependencies?.[name] !== undefined),
    };
  }
  if (file === 'tsconfig.json') {
    const { references, ...rest } = JSON.parse(general) as { references: { path: string }[] };
    const paths = references.map(({ path }) => path);
    return {
      ...rest,
      needs: ['../shared-contracts', '../shared-ui'].map((one) => paths.includes(one)),
    };
  }
  return (
    general
      .replace(/ {2}capabilities: \[.*\],\n/, '')
      // A module puts a lender's texts among the room's own.
      .replaceAll(/'(.\/locales\/\w+).ts'/g, "'$1.json', { with: { type: 'json' } }")
      .replace(/^import \{ \w+ \} from '.\/pages\/.*\n/gm, '')
      .replace(/id: '\w+'/, 'id')
      .replace(/pages: [[{][\s\S]*?\n?(\},|\}\],|\],)\n(?= {2}loadMessages|\}\);)/, 'pages\n')
  );
}

/** Who offers capabilities has the texts in a module of their own, for both that it exposes: put back where others have them. */
function withMessages(text: string, directory: string): string {
  const own = "import { loadMessages } from './load-messages.ts';\n";
  if (!text.includes(own)) return text;
  const module = readFileSync(join(directory, 'src/load-messages.ts'), 'utf8');
  const [messages = ''] = /^const messages = [\s\S]*?\n};\n/m.exec(module) ?? [];
  const [load = ''] = /async \(language\) =>\s+.*(?=;)/.exec(module) ?? [];
  return text
    .replace(own, '')
    .replace('\n// Federation', `\n${messages}\n// Federation`)
    .replace('  loadMessages,\n', `  loadMessages: ${load.replace(/\s+/g, ' ')},\n`);
}

const ALIKE = [
  'package.json',
  'tsconfig.json',
  'webpack.config.js',
  'remote.config.ts',
  'src/remote.ts',
];

describe.each(remotes.map((room) => [room.folder, room] as const))('%s', (_folder, room) => {
  test.each(ALIKE)('has %s as a new remote has it', (file) => {
    const text = readFileSync(join(room.directory, file), 'utf8');
    expect(skeletonOf(file, withMessages(text, room.directory), room.area)).toEqual(
      skeletonOf(file, generated[file] ?? '', area),
    );
  });

  test('has the texts of three languages and passes the suite of the contract', () => {
    for (const language of ['en', 'es', 'de']) {
      expect(existsSync(join(room.directory, `src/locales/${language}.json`))).toBe(true);
    }
    const suite = /remoteContractSuite\(\{\s*remote,\s*config,\s*packageJson,/;
    expect(readFileSync(join(room.directory, 'src/remote.test.ts'), 'utf8')).toMatch(suite);
    expect(generated['src/remote.test.ts']).toMatch(suite);
    const environment = /^\/\*\* @jest-environment jsdom \*\//;
    expect(readFileSync(join(room.directory, 'src/remote.test.ts'), 'utf8')).toMatch(environment);
    expect(generated['src/remote.test.ts']).toMatch(environment);
  });
});

test('a new remote tests its page, as the others do', () => {
  expect(Object.keys(generated)).toContain(`src/pages/${area}.page.test.tsx`);
});
