import type { Registry, RemoteManifest } from '@sastre/shared-contracts/registry';
import type { Change } from './act.types.ts';
import { findEntry, wayBack } from './entries.rules.ts';
import type { Candidate } from './fit.rules.ts';

export const shell = { contract: '1.2.0', sharedUi: '1.0.0' };
export const asked = { shell };

/** A build that fits, of `mfe_export` unless it is said otherwise. */
export function candidate(build: string, changes: Partial<RemoteManifest> = {}): Candidate {
  const name = changes.name ?? 'mfe_export';
  const area = name.replace('mfe_', '').replaceAll('_', '-');
  return {
    sharedUi: '^1.0.0',
    manifest: {
      name,
      team: 'export',
      namespace: area,
      version: build.split('-')[0] ?? '',
      build,
      contract: '^1.0.0',
      entry: `/mfe/${area}/${build}/remoteEntry.js`,
      integrity: `sha384-${build}`,
      pages: [{ id: 'export-pdf', path: '/export-pdf', auth: true }],
      capabilities: [],
      ...changes,
    },
  };
}

/** The registry of a change that was not refused. */
export function done(change: Change): Registry {
  if (!change.ok) throw new Error(change.reasons.join('\n'));
  return change.registry;
}

/** What is live of a remote. */
export function live(registry: Registry, name = 'mfe_export') {
  const { entry } = findEntry(registry, name);
  if (entry === undefined) return undefined;
  return { active: entry.active, before: wayBack(entry), canary: entry.canary ?? null };
}
