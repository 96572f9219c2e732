import { join } from 'node:path';
import { houseFormat } from '../generator/in-format.ts';
import { NAMED, type Outfit } from '../generator/own-repository.templates.ts';
import { json } from '../generator/templates.ts';
import { readPackage, ROOT } from '../workspace.ts';

/** A package that a team takes into a repository of its own. */
export interface PackedRoom {
  name: string;
  /** Its folder in this repository. */
  room: string;
  /** What can be imported, and the file of the room that answers. */
  entries: Record<string, string>;
  /** Commands, and the module of each. */
  commands?: Record<string, string>;
  /** Files of the room that go along as they are, and where they lie then. */
  asIs?: Record<string, string>;
  /** Rooms whose modules are put in, for they are no package that anybody could have. */
  takesIn?: readonly string[];
  /** Packages that are asked for by their name alone, as webpack asks for loaders. */
  byName?: readonly string[];
  /** What it says of itself instead of its room. */
  description?: string;
  /** The oldest Node that runs it. */
  node: string;
  /** Files that are made anew. */
  made?: () => Record<string, string>;
}

/** What a remote is made of, and what its tests need: these follow `exports` of their room. */
const ROOMS = [
  'shared-contracts',
  'shared-html',
  'shared-ui',
  'shared-rich-text',
  'shared-reorder',
] as const;

/** As old as the product's own commands bear. */
const OLD_NODE = '>=20.19';

/** How a remote is built, tested and served while it is edited; by the name that it has here. */
const TOOLS: PackedRoom = {
  name: '@sastre/tools',
  room: 'tools',
  entries: {
    './webpack': 'src/webpack/remote.preset.ts',
    './jest': 'src/remote/jest.preset.ts',
    './tsconfig.json': 'remote.tsconfig.json',
    './css': 'css.d.ts',
  },
  commands: { 'sastre-remote': 'src/remote/cli.ts' },
  asIs: {
    '../tsconfig.base.json': 'tsconfig.base.json',
    '../types/css.d.ts': 'css.d.ts',
    'src/remote/remote.tsconfig.json': 'remote.tsconfig.json',
    'jest/swc.transform.js': 'jest/swc.transform.js',
    'jest/jsdom.setup.js': 'jest/jsdom.setup.js',
    'jest/quick-styles.js': 'jest/quick-styles.js',
    'jest/style.stub.js': 'jest/style.stub.js',
  },
  takesIn: ['server/registry', 'server/base'],
  byName: ['css-loader', 'react-refresh', 'swc-loader'],
  // Reads a remote's configuration, which is TypeScript.
  node: '>=22.18',
};

/** The generator by itself: nothing else has to be installed to begin. */
const CREATE: PackedRoom = {
  name: 'create-sastre-mfe',
  room: 'tools',
  entries: {},
  commands: { 'create-sastre-mfe': 'src/remote/create.ts' },
  takesIn: ['shared-contracts'],
  description: 'Makes a remote of Sastre in a repository of its own.',
  node: OLD_NODE,
  made: () => ({ 'outfit.json': json(outfit()) }),
};

/** The skeleton has the versions that are tested here, and the house's format. */
function outfit(): Outfit {
  const { dependencies, devDependencies } = readPackage(ROOT);
  const known: Record<string, string> = { ...dependencies, ...devDependencies };
  for (const room of [...ROOMS, 'tools']) {
    const { name, version, dependencies: own } = readPackage(join(ROOT, room));
    Object.assign(known, own, { [name]: version });
  }
  const named = [...NAMED.dependencies, ...NAMED.devDependencies];
  const versions = Object.fromEntries(named.map((name) => [name, known[name] ?? '']));
  // What is left out here lies here alone.
  const format = { ...houseFormat(), ignorePatterns: ['package-lock.json', '*.md'] };
  return { versions, format };
}

/** All packages, those first that others need. */
export function packedRooms(): PackedRoom[] {
  const shared = ROOMS.map((room) => {
    const { name, exports = {} } = readPackage(join(ROOT, room));
    return { name, room, entries: exports, node: OLD_NODE };
  });
  return [...shared, TOOLS, CREATE];
}
