// Two rings in one run: pure rules and the server in Node, as CommonJS; pages in jsdom, as ESM. Types are checked by tsc, not here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const jestFolder = join(import.meta.dirname, 'tools/jest');
const readPackage = (folder) =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8'));
const wantsDatabase = (folder) =>
  folder === 'server/db' || '@sastre/db' in (readPackage(folder).dependencies ?? {});
const transform = { '^.+\\.tsx?$': join(jestFolder, 'swc.transform.js') };
const room = (name, environment) => ({
  displayName: name,
  rootDir: name,
  testEnvironment: environment === 'node' ? join(jestFolder, 'node.environment.js') : environment,
  extensionsToTreatAsEsm: environment === 'node' ? [] : ['.ts', '.tsx'],
  transform,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: { '\\.css$': join(jestFolder, 'style.stub.js') },
  setupFiles: environment === 'jsdom' ? [join(jestFolder, 'jsdom.setup.js')] : [],
  ...(wantsDatabase(name) && {
    globalSetup: join(jestFolder, 'postgres.setup.js'),
    globalTeardown: join(jestFolder, 'postgres.teardown.js'),
  }),
});

const isNodeRoom = (folder) => folder === 'tools' || folder.startsWith('server/');
const rooms = readPackage('.').workspaces.filter((folder) => folder !== 'e2e');

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  testSequencer: './tools/jest/long-first.sequencer.js',
  projects: [
    ...rooms.filter(isNodeRoom).map((name) => room(name, 'node')),
    ...rooms.filter((name) => !isNodeRoom(name)).map((name) => room(name, 'jsdom')),
  ],
};
