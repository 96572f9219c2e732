import { isDeepStrictEqual } from 'node:util';
import {
  registryEntrySchema,
  type Registry,
  type RegistryEntry,
  type RemoteManifest,
} from '@sastre/shared-contracts/registry';
import { claimProblems } from './claims.rules.ts';
import { satisfies } from './range.rules.ts';

/** What the live shell gives. */
export interface LiveShell {
  contract: string;
  sharedUi: string;
}

/** A build that asks to become live. `sharedUi` is the range that it needs. */
export interface Candidate {
  manifest: RemoteManifest;
  sharedUi: string;
}

/** The changed registry, or the reasons why it stays as it is. */
export type Change =
  { ok: true; registry: Registry; said: string } | { ok: false; reasons: string[] };

/** Versions that an entry remembers besides the live ones. */
const REMEMBERED = 5;

/** Makes a build live, for everybody or, with `canary`, for that percentage of visitors. */
export function promote(
  registry: Registry,
  candidate: Candidate,
  shell: LiveShell,
  canary?: number,
): Change {
  const { manifest } = candidate;
  const found = findEntry(registry, manifest.name);
  if (found.broken)
    return refuse(`The entry of ${manifest.name} in the registry is broken; repair it first.`);
  const entry = found.entry;
  const reasons = [...fitProblems(candidate, shell), ...claimProblems(manifest, registry.remotes)];
  if (canary !== undefined) reasons.push(...canaryProblems(entry, manifest, canary));
  if (reasons.length > 0) return { ok: false, reasons };
  const next =
    canary === undefined ? makeLive(entry, manifest) : makeCanary(entry!, manifest, canary);
  const share = canary === undefined ? 'everybody' : `${canary} % of the visitors`;
  return change(registry, next, `${manifest.name} ${manifest.build} is live for ${share}.`);
}

/** Takes back the last step: ends a running canary, else returns to the previous build, whose manifest is `back`. */
export function rollback(
  registry: Registry,
  name: string,
  back: Candidate | undefined,
  shell: LiveShell,
): Change {
  const { entry, broken } = findEntry(registry, name);
  if (broken) return refuse(`The entry of ${name} in the registry is broken; repair it first.`);
  if (entry === undefined) return refuse(`${name} is not in the registry.`);
  if (entry.canary) {
    return change(
      registry,
      { ...entry, canary: null },
      `${name}: the canary ${entry.canary.build} is ended; ${entry.active} stays live.`,
    );
  }
  if (!entry.previous) return refuse(`${name} has no previous build.`);
  if (back === undefined || back.manifest.build !== entry.previous) {
    return refuse(`The previous build ${entry.previous} of ${name} is not there.`);
  }
  const reasons = [...fitProblems(back, shell), ...claimProblems(back.manifest, registry.remotes)];
  if (reasons.length > 0) return { ok: false, reasons };
  return change(registry, makeLive(entry, back.manifest), `${name} is back at ${entry.previous}.`);
}

/** The valid entry of a remote; `broken` when there is one that cannot be read. */
export function findEntry(
  registry: Registry,
  name: string,
): { entry?: RegistryEntry; broken: boolean } {
  const raw = registry.remotes.find((one) => nameOf(one) === name);
  if (raw === undefined) return { broken: false };
  const parsed = registryEntrySchema.safeParse(raw);
  return parsed.success ? { entry: parsed.data, broken: false } : { broken: true };
}

/** Builds that an entry names and that must therefore stay on disk. */
export function namedBuilds(registry: Registry): Set<string> {
  const entries = registry.remotes.map((raw) => registryEntrySchema.safeParse(raw));
  return new Set(
    entries.flatMap((entry) => (entry.success ? Object.keys(entry.data.versions) : [])),
  );
}

function fitProblems({ manifest, sharedUi }: Candidate, shell: LiveShell): string[] {
  const problems: string[] = [];
  const needs = `${manifest.name} ${manifest.build} needs`;
  if (!satisfies(shell.contract, manifest.contract)) {
    problems.push(
      `${needs} the shell contract ${manifest.contract}; the live shell gives ${shell.contract}.`,
    );
  }
  if (!satisfies(shell.sharedUi, sharedUi)) {
    problems.push(`${needs} shared-ui ${sharedUi}; the live shell gives ${shell.sharedUi}.`);
  }
  return problems;
}

function canaryProblems(
  entry: RegistryEntry | undefined,
  manifest: RemoteManifest,
  percent: number,
): string[] {
  const problems: string[] = [];
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    problems.push('A canary takes 1 to 99 percent.');
  if (entry === undefined)
    return [...problems, `${manifest.name} has no live build that a canary could stand beside.`];
  if (entry.active === manifest.build)
    problems.push(`${manifest.build} is live for everybody already.`);
  // Pages are the same for all visitors, so a canary must have every one of them.
  const has = (id: string, path: string) =>
    manifest.pages.some((page) => page.id === id && page.path === path);
  const missing = entry.pages.filter((page) => !has(page.id, page.path));
  return [...problems, ...missing.map((page) => `The canary lacks the live page ${page.path}.`)];
}

function makeLive(entry: RegistryEntry | undefined, manifest: RemoteManifest): RegistryEntry {
  const { name, team, namespace, pages, build } = manifest;
  const same = entry?.active === build;
  const previous = same ? (entry.previous ?? null) : (entry?.active ?? null);
  const live = {
    name,
    team,
    namespace,
    pages,
    enabled: entry?.enabled ?? true,
    active: build,
    canary: null,
    previous,
  };
  return { ...live, versions: remember(entry, manifest, [previous]) };
}

function makeCanary(
  entry: RegistryEntry,
  manifest: RemoteManifest,
  percent: number,
): RegistryEntry {
  const canary = { build: manifest.build, percent };
  return { ...entry, canary, versions: remember(entry, manifest, [entry.active, entry.previous]) };
}

function remember(
  entry: RegistryEntry | undefined,
  { build, entry: url, integrity, contract }: RemoteManifest,
  kept: (string | null | undefined)[],
): RegistryEntry['versions'] {
  const earlier = Object.entries(entry?.versions ?? {}).filter(([key]) => key !== build);
  const recent = earlier.slice(-(REMEMBERED - 1)).map(([key]) => key);
  const stays = earlier.filter(([key]) => recent.includes(key) || kept.includes(key));
  return Object.fromEntries([...stays, [build, { build, entry: url, integrity, contract }]]);
}

function change(registry: Registry, entry: RegistryEntry, said: string): Change {
  const index = registry.remotes.findIndex((raw) => nameOf(raw) === entry.name);
  const before =
    index < 0 ? undefined : registryEntrySchema.safeParse(registry.remotes[index]).data;
  // The order of keys and of remembered versions is no change.
  if (before !== undefined && isDeepStrictEqual(present(before), present(entry))) {
    return { ok: true, registry, said: `${said} Nothing changed.` };
  }
  const remotes = index < 0 ? [...registry.remotes, entry] : registry.remotes.with(index, entry);
  return { ok: true, registry: { revision: registry.revision + 1, remotes }, said };
}

// What is not there is left out or null.
function present(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => part ?? undefined));
}

function refuse(reason: string): Change {
  return { ok: false, reasons: [reason] };
}

function nameOf(raw: unknown): string | undefined {
  const name = (raw as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : undefined;
}
