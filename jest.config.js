// Two rings in one run: pure rules and the server in Node, as CommonJS; pages in jsdom, as ESM. Types are checked by tsc, not here.
import { readdirSync } from 'node:fs';

const transform = { '^.+\\.tsx?$': '<rootDir>/../tools/jest/swc.transform.js' };
const room = (name, environment) => ({
  displayName: name,
  rootDir: name,
  testEnvironment:
    environment === 'node' ? '<rootDir>/../tools/jest/node.environment.js' : environment,
  extensionsToTreatAsEsm: environment === 'node' ? [] : ['.ts', '.tsx'],
  transform,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/../tools/jest/style.stub.js' },
  setupFiles: environment === 'jsdom' ? ['<rootDir>/../tools/jest/jsdom.setup.js'] : [],
});

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const shared = ['shared-contracts', 'shared-ui', 'shared-rich-text', 'shared-reorder'];
const browserRooms = [...shared, 'shell', ...remotes];

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  testSequencer: './tools/jest/long-first.sequencer.js',
  projects: [
    ...['server', 'tools'].map((name) => room(name, 'node')),
    ...browserRooms.map((name) => room(name, 'jsdom')),
  ],
};
