import type { Registry, RegistryEntry } from '@sastre/shared-contracts/registry';
import type { Author, Change } from './act.types.ts';
import { claimProblems, entryProblems } from './claims.rules.ts';
import {
  changed,
  findEntry,
  refused,
  remember,
  setBackOf,
  wayBack,
  withSetBack,
} from './entries.rules.ts';
import { fitProblems, type Candidate, type LiveShell } from './fit.rules.ts';

/** Builds that the way back remembers. */
const WAY_BACK = 5;

/** How an act is done. */
export interface Asked {
  shell: LiveShell;
  /** ISO 8601: from then on the server watches the canary, and ends it by itself when it fails. */
  watchedSince?: string;
  /** Also a build that was rolled back from. */
  force?: boolean;
}

/** Makes a build live for everybody. */
export function promote(registry: Registry, candidate: Candidate, asked: Asked): Change {
  const { manifest } = candidate;
  const { entry, broken } = findEntry(registry, manifest.name);
  const reasons = [
    ...brokenProblems(broken, manifest.name),
    ...candidateProblems(registry, candidate, asked),
  ];
  if (reasons.length > 0) return refused(...reasons);
  const asleep = entry?.enabled === false ? ' It is disabled: nobody sees it before enable.' : '';
  return changed(registry, makeLive(entry, candidate), {
    kind: 'promote',
    remote: manifest.name,
    build: manifest.build,
    said: `${manifest.name} ${manifest.build} is live for everybody.${asleep}`,
  });
}

/** Gives a build to a share of the visitors, 1–99 percent; 100 makes it live for everybody. */
export function startCanary(
  registry: Registry,
  candidate: Candidate,
  percent: number,
  asked: Asked,
): Change {
  const { manifest } = candidate;
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    return refused('A canary takes 1 to 100 percent; rollback ends it.');
  if (percent === 100) return promote(registry, candidate, asked);
  const { entry, broken } = findEntry(registry, manifest.name);
  const reasons = [
    ...brokenProblems(broken, manifest.name),
    ...candidateProblems(registry, candidate, asked),
    ...canaryProblems(entry, candidate),
  ];
  if (entry === undefined || reasons.length > 0) return refused(...reasons);
  const ended =
    entry.canary && entry.canary.build !== manifest.build
      ? ` The canary ${entry.canary.build} is ended.`
      : '';
  // A canary that is watched stays so with another share, and what it did before counts.
  const before = entry.canary?.build === manifest.build ? entry.canary.watchedSince : undefined;
  const watchedSince = before ?? asked.watchedSince;
  const canary = {
    build: manifest.build,
    percent,
    ...(watchedSince === undefined ? {} : { watchedSince }),
  };
  const next = { ...cleared(entry, manifest.build), canary };
  return changed(registry, remember(next, manifest), {
    kind: 'canary',
    remote: manifest.name,
    build: manifest.build,
    said: `${manifest.name} ${manifest.build} is live for ${percent} % of the visitors${watchedSince === undefined ? '' : ', and ended by itself when it fails'}.${ended}`,
  });
}

/** The build that a rollback would return to; undefined when a canary would be ended, or there is no way back. */
export function rollbackTarget(entry: RegistryEntry): string | undefined {
  if (entry.canary) return undefined;
  return wayBack(entry).findLast((build) => setBackOf(entry, build) === undefined);
}

/**
 * Takes back the last step: ends a running canary, else returns to the build that was live before, whose manifest is
 * `back`. What is left is marked, so that the next rollback goes further back and never to it.
 */
export function rollback(
  registry: Registry,
  name: string,
  back: Candidate | undefined,
  asked: Asked & { author: Author; at: string },
): Change {
  const { entry, broken } = findEntry(registry, name);
  if (broken) return refused(...brokenProblems(broken, name));
  if (entry === undefined) return refused(`${name} is not in the registry.`);
  const mark = { at: asked.at, ...asked.author };
  if (entry.canary) return endCanary(registry, name, entry.canary.build, asked);
  const target = rollbackTarget(entry);
  if (target === undefined)
    return refused(
      `${name} has no build to go back to; what takes it away is: npm run registry -- disable ${name}`,
    );
  if (back === undefined || back.manifest.build !== target)
    return refused(`The build ${target} of ${name} is not there.`);
  const reasons = candidateProblems(registry, back, asked);
  if (reasons.length > 0) return refused(...reasons);
  const before = wayBack(entry).slice(0, wayBack(entry).lastIndexOf(target));
  const { team, namespace, pages } = back.manifest;
  const marked = { ...withSetBack(entry, entry.active, mark), team, namespace, pages };
  const next = remember({ ...marked, active: target, before }, back.manifest);
  return changed(registry, next, {
    kind: 'rollback',
    remote: name,
    build: target,
    said: `${name} is back at ${target}; ${entry.active} needs --force to be live again.`,
  });
}

/** Ends the canary of a remote if it is this build. */
export function endCanary(
  registry: Registry,
  name: string,
  build: string,
  { author, at }: { author: Author; at: string },
): Change {
  const { entry } = findEntry(registry, name);
  if (entry?.canary?.build !== build) return refused(`${build} is no canary of ${name}.`);
  return changed(registry, withSetBack({ ...entry, canary: null }, build, { at, ...author }), {
    kind: 'rollback',
    remote: name,
    build: entry.active,
    said: `${name}: the canary ${build} is ended; ${entry.active} stays live.`,
  });
}

/** Takes a remote away from everybody, or gives it back. Its builds stay what they are. */
export function setEnabled(registry: Registry, name: string, enabled: boolean): Change {
  const { entry, broken } = findEntry(registry, name);
  if (broken) return refused(...brokenProblems(broken, name));
  if (entry === undefined) return refused(`${name} is not in the registry.`);
  return changed(
    registry,
    { ...entry, enabled },
    {
      kind: enabled ? 'enable' : 'disable',
      remote: name,
      build: entry.active,
      said: enabled
        ? `${name} ${entry.active} is live again.`
        : `${name} is disabled: its pages say that they cannot be loaded, and its cards are gone.`,
    },
  );
}

function candidateProblems(
  registry: Registry,
  candidate: Candidate,
  { shell, force = false }: Asked,
): string[] {
  const { manifest } = candidate;
  const { entry } = findEntry(registry, manifest.name);
  const mark = force ? undefined : setBackOf(entry, manifest.build);
  const reason = mark?.why ? ` (${mark.why})` : '';
  return [
    ...fitProblems(candidate, shell),
    ...entryProblems(manifest),
    ...claimProblems(manifest, registry.remotes),
    ...(mark
      ? [
          `${manifest.build} was rolled back from by ${mark.who} at ${mark.at}${reason}. --force makes it live all the same.`,
        ]
      : []),
  ];
}

function brokenProblems(broken: boolean, name: string): string[] {
  return broken
    ? [
        `The entry of ${name} in the registry is broken; it is put back by: npm run registry -- repair`,
      ]
    : [];
}

function canaryProblems(entry: RegistryEntry | undefined, { manifest }: Candidate): string[] {
  const { name, build, pages } = manifest;
  if (entry === undefined)
    return [
      `${name} has no live build that a canary could stand beside: promote gives the first one to everybody.`,
    ];
  if (entry.active === build) return [`${build} is live for everybody already.`];
  // Others lead to these pages whichever build a visitor has.
  const has = (id: string, path: string) =>
    pages.some((page) => page.id === id && page.path === path);
  return entry.pages
    .filter((page) => !has(page.id, page.path))
    .map((page) => `The canary lacks the live page ${page.path}.`);
}

function makeLive(entry: RegistryEntry | undefined, { manifest }: Candidate): RegistryEntry {
  const { name, team, namespace, pages, build } = manifest;
  const old = entry && cleared(entry, build);
  const before = old === undefined ? [] : wayBack(old).filter((one) => one !== build);
  const left = old && old.active !== build ? [old.active] : [];
  const next: RegistryEntry = {
    ...(old ?? { enabled: true, versions: {} }),
    ...{ name, team, namespace, pages },
    active: build,
    canary: null,
    before: [...before, ...left].slice(-WAY_BACK),
  };
  return remember(next, manifest);
}

/** Who makes a build live again says that it is good. */
function cleared(entry: RegistryEntry, build: string): RegistryEntry {
  if (setBackOf(entry, build) === undefined) return entry;
  return { ...entry, setBack: entry.setBack?.filter((one) => one.build !== build) };
}
