import { join } from 'node:path';

const OWN = join(import.meta.dirname, '../../jest');

/** How a remote in a repository of its own runs its tests: in a document, as ESM, its types taken away. */
export function remoteJest(directory: string): Record<string, unknown> {
  return {
    rootDir: directory,
    testTimeout: 30_000,
    testEnvironment: 'jsdom',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '^.+\\.tsx?$': join(OWN, 'swc.transform.js') },
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    moduleNameMapper: { '\\.css$': join(OWN, 'style.stub.js') },
    setupFiles: [join(OWN, 'jsdom.setup.js')],
  };
}
