// Two rings in one run: pure rules and the server in Node, as CommonJS; pages in jsdom, as ESM. Types are checked by tsc, not here.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const jestFolder = join(import.meta.dirname, 'tools/jest');
const readPackage = (folder) =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8'));
const wantsDatabase = (folder) =>
  folder === 'server/db' || '@sastre/db' in (readPackage(folder).dependencies ?? {});
/** Rooms whose tests print in Chromium. */
const PRINTS = ['mfe-import'];
const TESTS = ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'];
const transform = { '^.+\\.tsx?$': join(jestFolder, 'swc.transform.js') };
const room = (name, environment, { only = TESTS, but = [] } = {}) => ({
  displayName: name,
  rootDir: name,
  // Where it outlives a run, whose temporary files may lie in memory.
  cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
  testEnvironment: environment === 'node' ? join(jestFolder, 'node.environment.js') : environment,
  extensionsToTreatAsEsm: environment === 'node' ? [] : ['.ts', '.tsx'],
  transform,
  testMatch: only,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...but],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: { '\\.css$': join(jestFolder, 'style.stub.js') },
  setupFilesAfterEnv: environment === 'jsdom' ? [join(jestFolder, 'short-stacks.setup.js')] : [],
  setupFiles: environment === 'jsdom' ? [join(jestFolder, 'jsdom.setup.js')] : [],
  ...(wantsDatabase(name) && {
    globalSetup: join(jestFolder, 'postgres.setup.js'),
    globalTeardown: join(jestFolder, 'postgres.teardown.js'),
  }),
  ...(PRINTS.includes(name) &&
    environment === 'node' && { globalSetup: join(jestFolder, 'chromium.setup.js') }),
});

/** In a room of pages: views, and what says by jest's own mark that it needs a document. */
const DOCUMENT = '/** @jest-environment jsdom */';
const needsDocument = (file) =>
  file.endsWith('.tsx') || readFileSync(file, 'utf8').startsWith(DOCUMENT);

/** A room of pages: a document and linked modules for a file take longer than most rules that are tested. */
function pageRoom(name) {
  const files = globSync(`${name}/**/*.test.{ts,tsx}`, {
    cwd: import.meta.dirname,
    exclude: ['**/node_modules', '**/dist'],
  });
  const pages = files.map((file) => join(import.meta.dirname, file)).filter(needsDocument);
  const rules = room(name, 'node', { but: pages.map((file) => `^${RegExp.escape(file)}$`) });
  return pages.length > 0 ? [rules, room(name, 'jsdom', { only: pages })] : [rules];
}

const isNodeRoom = (folder) => folder === 'tools' || folder.startsWith('server/');
const rooms = readPackage('.').workspaces.filter((folder) => folder !== 'e2e');

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  testSequencer: './tools/jest/long-first.sequencer.js',
  projects: [
    ...rooms.filter(isNodeRoom).map((name) => room(name, 'node')),
    ...rooms.filter((name) => !isNodeRoom(name)).flatMap(pageRoom),
  ],
};
