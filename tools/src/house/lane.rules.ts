/** A remote's lane: what it is called, and the rooms whose changes may break it. */
export interface Lane {
  /** `mfe-billing` */
  folder: string;
  /** Folders of the repository's rooms that it bundles or is tested with, its own not among them. */
  rooms: readonly string[];
}

/** What the folders of rooms rely on, by folder. */
export type RoomDependencies = Readonly<Record<string, readonly string[]>>;

/** A remote's lane by what its package.json, and those of what it relies on, name. */
export function laneOf(folder: string, dependencies: RoomDependencies): Lane {
  const rooms = new Set<string>();
  const waiting = [...(dependencies[folder] ?? [])];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (rooms.has(room)) continue;
    rooms.add(room);
    waiting.push(...(dependencies[room] ?? []));
  }
  return { folder, rooms: [...rooms].sort() };
}

// Actions by commit: a tag can be moved.
const STEPS = `      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .nvmrc
          cache: npm
`;

const RIGHTS = `permissions:
  contents: read

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
`;

/** The CI file of a remote: its own command, run when it or what it relies on changes. */
export function laneFile({ folder, rooms }: Lane): string {
  const area = folder.replace(/^mfe-/, '');
  const paths = [
    `${folder}/**`,
    ...rooms.map((room) => `${room}/**`),
    `e2e/tests/${area}/**`,
    'e2e/support/**',
    'tools/**',
    'package-lock.json',
    `.github/workflows/${folder}.yml`,
  ];
  const list = paths.map((path) => `      - '${path}'\n`).join('');
  return `# Written by \`npm run lanes\`. What ${folder} is promised to do, run when it or what it relies on changes.
name: ${folder}

on:
  pull_request:
    paths:
${list}  push:
    branches: [main]
    paths:
${list}
${RIGHTS}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${STEPS}      - run: npm ci
      - run: npm test -w ${folder}
`;
}

/** The CI file of the whole house: everything that no remote's lane proves alone. */
export function houseFile(): string {
  return `# Written by \`npm run lanes\`. Every ring, for whatever goes onto main and for changes outside of the remotes.
name: house

on:
  pull_request:
    paths:
      - '**'
      - '!mfe-*/**'
  push:
    branches: [main]

${RIGHTS}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 45
    steps:
${STEPS}      - run: bash .ci/run
`;
}

/**
 * The CI file of a repository outside this one: packs `rooms`, makes a remote of them in an empty folder and opens it in the
 * product. It installs hundreds of packages, so it is run for what such a repository has of ours.
 */
export function outsideFile(rooms: readonly string[]): string {
  const paths = [
    ...rooms.map((room) => `${room}/**`),
    'e2e/fixtures/outside/**',
    'e2e/tests/shell/outside-repository.spec.ts',
    'package-lock.json',
    '.github/workflows/outside.yml',
  ];
  const list = paths.map((path) => `      - '${path}'\n`).join('');
  return `# Written by \`npm run lanes\`. A remote in a repository of its own, run when what is packed for it changes.
name: outside

on:
  pull_request:
    paths:
${list}  push:
    branches: [main]
    paths:
${list}
${RIGHTS}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
${STEPS}      - run: npm ci
      - run: npm run build
      - run: npm run e2e:outside
`;
}
