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

/** What a CI file does. */
interface Workflow {
  name: string;
  /** The sentence at its head. */
  about: string;
  /** Whose changes it is run for. */
  paths: readonly string[];
  /** Run for all that goes onto main; else for the same paths. */
  isForAllOfMain?: boolean;
  minutes: number;
  /** What it reads beside the commit itself. */
  needsHistory?: boolean;
  commands: readonly string[];
}

// Actions by commit: a tag can be moved.
function workflow({ name, about, paths, minutes, commands, ...how }: Workflow): string {
  const list = paths.map((path) => `      - '${path}'\n`).join('');
  return `# Written by \`npm run lanes\`. ${about}
name: ${name}

on:
  pull_request:
    paths:
${list}  push:
    branches: [main]
${how.isForAllOfMain === true ? '' : `    paths:\n${list}`}
permissions:
  contents: read

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: ${minutes}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
${how.needsHistory === true ? '          fetch-depth: 0\n' : ''}      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version-file: .nvmrc
          cache: npm
${commands.map((command) => `      - run: ${command}\n`).join('')}`;
}

/** The CI file of a remote: its own command, run when it or what it relies on changes. */
export function laneFile({ folder, rooms }: Lane): string {
  return workflow({
    name: folder,
    about: `What ${folder} is promised to do, run when it or what it relies on changes.`,
    paths: [
      `${folder}/**`,
      ...rooms.map((room) => `${room}/**`),
      `e2e/tests/${folder.replace(/^mfe-/, '')}/**`,
      'e2e/support/**',
      'tools/**',
      'package-lock.json',
      `.github/workflows/${folder}.yml`,
    ],
    minutes: 20,
    commands: ['npm ci', `npm test -w ${folder}`],
  });
}

/** The CI file of the whole house: everything that no remote's lane proves alone. */
export function houseFile(): string {
  return workflow({
    name: 'house',
    about: 'Every ring, for whatever goes onto main and for changes outside of the remotes.',
    paths: ['**', '!mfe-*/**'],
    isForAllOfMain: true,
    minutes: 45,
    commands: ['bash .ci/run'],
  });
}

/**
 * The CI file of a repository outside this one: packs what lies at `paths`, makes a remote of them in an empty folder and opens it in the
 * product. It installs hundreds of packages, so it is run for what such a repository has of ours.
 */
export function outsideFile(packed: readonly string[]): string {
  return workflow({
    name: 'outside',
    about: 'A remote in a repository of its own, run when what is packed for it changes.',
    paths: [
      ...packed,
      'e2e/fixtures/outside/**',
      'e2e/support/**',
      'e2e/tests/shell/outside-repository.spec.ts',
      'package-lock.json',
      '.github/workflows/outside.yml',
    ],
    minutes: 30,
    commands: ['npm ci', 'npm run build', 'npm run e2e:outside'],
  });
}

/** The CI file of builds of before, which meet those of a change in a browser. */
export function beforeFile(): string {
  return workflow({
    name: 'before',
    about:
      'Areas of an earlier commit in the shell of today, and those of today in the shell of then.',
    paths: [
      ...['mfe-*/**', 'shared-*/**', 'shell/**', 'server/**', 'e2e/**', 'tools/**'],
      'package-lock.json',
    ],
    isForAllOfMain: true,
    minutes: 30,
    needsHistory: true,
    commands: ['npm ci', 'npm run build', 'npm run e2e:before'],
  });
}
