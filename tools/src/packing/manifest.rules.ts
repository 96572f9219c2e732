import type { PackedRoom } from './packed-rooms.ts';

/** What a room says of itself that goes into its package. */
export interface RoomSaid {
  version: string;
  description?: string;
  license?: string;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The package.json of a package. */
export interface PackedManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: 'module';
  engines: { node: string };
  files: string[];
  bin?: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
  sideEffects?: boolean | string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: true }>;
}

/** One copy of each in a page: whoever puts the page together chooses it. */
const ONE_COPY = ['react', 'react-dom'];
/** Asked for by what tests import, and by nothing else. */
const OF_TESTS = ['@testing-library/react', '@jest/globals'];

/**
 * The package.json of a package that holds `files` and asks for `needs`. Other packages of ours may be newer by a minor,
 * React is the page's own, the rest is what was tested here. Throws for a need that nobody declares.
 */
export function packedManifest(
  packed: PackedRoom,
  room: RoomSaid,
  content: {
    files: readonly string[];
    needs: Iterable<string>;
    /** Versions of our own packages and of what only the repository's package.json names. */
    versions: Readonly<Record<string, string>>;
    placeOf: (file: string) => string;
  },
): PackedManifest {
  const { name, entries, commands, node } = packed;
  const { placeOf, versions } = content;
  const dependencies: Record<string, string> = {};
  const peers: Record<string, string> = {};
  for (const need of [...content.needs].sort()) {
    if (need.startsWith('node:')) continue;
    const version = (room.dependencies ?? {})[need] ?? room.devDependencies?.[need];
    const known = version ?? versions[need];
    if (known === undefined) throw new Error(`${name} asks for ${need}, which nobody declares.`);
    if ([...ONE_COPY, ...OF_TESTS].includes(need)) peers[need] = `^${known.split('.')[0]}.0.0`;
    else dependencies[need] = need.startsWith('@sastre/') ? `^${known}` : known;
  }
  const exported = Object.entries(entries).map(([entry, file]) => {
    const place = `./${placeOf(file.replace(/^\.\//, ''))}`;
    const types = place.replace(/\.js$/, '.d.ts');
    if (place.endsWith('.d.ts')) return [entry, { types: place, default: place }] as const;
    return [entry, types === place ? place : { types, default: place }] as const;
  });
  const { version, license = '', sideEffects } = room;
  const description = packed.description ?? room.description ?? '';
  return {
    ...{ name, version, description, license, type: 'module' },
    engines: { node },
    files: [...new Set(content.files.map((file) => file.split('/')[0] ?? file))].sort(),
    ...(commands && {
      bin: Object.fromEntries(
        Object.entries(commands).map(([command, file]) => [command, placeOf(file)]),
      ),
    }),
    exports: Object.fromEntries(exported),
    ...(sideEffects === undefined ? {} : { sideEffects }),
    dependencies,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(peers)
        .filter((peer) => OF_TESTS.includes(peer))
        .map((peer) => [peer, { optional: true as const }]),
    ),
  };
}
