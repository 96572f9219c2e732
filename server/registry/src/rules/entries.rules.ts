import { isDeepStrictEqual } from 'node:util';
import {
  nameOf,
  registryEntrySchema,
  type Registry,
  type RegistryEntry,
  type RemoteManifest,
} from '@sastre/shared-contracts/registry';
import type { Act, Change } from './act.types.ts';

/** Versions that an entry remembers: the live ones, the way back, and what was last tried. */
const REMEMBERED = 5;
/** Builds of which an entry remembers that they were rolled back from. */
const SET_BACKS = 20;

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

/** The builds that were live before, the last one last. */
export function wayBack(entry: RegistryEntry): string[] {
  return entry.before ?? (entry.previous ? [entry.previous] : []);
}

/** Whether a build was rolled back from, and by whom. */
export function setBackOf(entry: RegistryEntry | undefined, build: string) {
  return entry?.setBack?.find((one) => one.build === build);
}

/** An entry with a build marked as rolled back from. */
export function withSetBack(
  entry: RegistryEntry,
  build: string,
  mark: { at: string; who: string; why: string },
): RegistryEntry {
  const others = (entry.setBack ?? []).filter((one) => one.build !== build);
  return { ...entry, setBack: [...others, { build, ...mark }].slice(-SET_BACKS) };
}

/** An entry that knows a build, without the versions that nothing leads to any more. */
export function remember(entry: RegistryEntry, manifest: RemoteManifest): RegistryEntry {
  const { build, entry: url, integrity, contract, pages, capabilities, requires } = manifest;
  const known = Object.entries(entry.versions).filter(([key]) => key !== build);
  const led = [entry.active, entry.canary?.build, ...wayBack(entry)];
  const recent = known.slice(-(REMEMBERED - 1)).map(([key]) => key);
  const stays = known.filter(([key]) => recent.includes(key) || led.includes(key));
  const said = { build, entry: url, integrity, contract, pages, capabilities };
  const version = { ...said, ...(requires && { requires }) };
  return { ...entry, versions: Object.fromEntries([...stays, [build, version]]) };
}

/** The registry with an entry in its place; the very same one when nothing changes. */
export function changed(registry: Registry, entry: RegistryEntry, act: Act): Change {
  const index = registry.remotes.findIndex((raw) => nameOf(raw) === entry.name);
  const before =
    index < 0 ? undefined : registryEntrySchema.safeParse(registry.remotes[index]).data;
  // The order of keys and of remembered versions is no change.
  if (before !== undefined && isDeepStrictEqual(present(before), present(entry))) {
    return { ok: true, registry, act: { ...act, said: `${act.said} Nothing changed.` } };
  }
  const next = withUnknown(registry.remotes[index], entry);
  const remotes = index < 0 ? [...registry.remotes, next] : registry.remotes.with(index, next);
  return { ok: true, registry: { revision: registry.revision + 1, remotes }, act };
}

export function refused(...reasons: string[]): Change {
  return { ok: false, reasons };
}

/** What a newer command wrote and this one does not know stays where it stands. */
function withUnknown(raw: unknown, entry: RegistryEntry): RegistryEntry {
  const old = (raw ?? {}) as Partial<RegistryEntry>;
  const { previous: _old, ...next } = entry;
  const { previous: _older, ...kept } = old;
  const versions = Object.entries(entry.versions).map(([build, version]) => [
    build,
    { ...old.versions?.[build], ...version },
  ]);
  return { ...kept, ...next, versions: Object.fromEntries(versions) as RegistryEntry['versions'] };
}

// What is not there is left out or null.
function present(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => part ?? undefined));
}
