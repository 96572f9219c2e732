import { nameOf, registryEntrySchema, type Registry } from '@sastre/shared-contracts/registry';
import type { Change } from './act.types.ts';
import { findEntry } from './entries.rules.ts';

/** Puts entries that cannot be read back as they were when they could, the newest first of `past`; the others stay as they are. */
export function mendEntries(registry: Registry, past: readonly Registry[], where: string): Change {
  const said: string[] = [];
  const lost: string[] = [];
  const remotes = registry.remotes.map((raw) => {
    if (registryEntrySchema.safeParse(raw).success) return raw;
    const name = nameOf(raw);
    const good = past.find((one) => name !== undefined && findEntry(one, name).entry);
    if (name === undefined || good === undefined) {
      lost.push(name ?? 'an entry without a name');
      return raw;
    }
    said.push(`${name} is put back as it was in revision ${good.revision}.`);
    return good.remotes.find((one) => nameOf(one) === name);
  });
  const unknown = lost.join(', ');
  if (said.length === 0) {
    const but = lost.length === 0 ? '' : ` but for ${unknown}, which the history does not know`;
    return { ok: false, reasons: [`${where} is whole${but}.`] };
  }
  if (lost.length > 0) said.push(`The history knows no ${unknown}: left as it is.`);
  return {
    ok: true,
    registry: { revision: registry.revision + 1, remotes },
    act: { kind: 'repair', said: said.join(' ') },
  };
}
