import { setBackOf, wayBack } from '@sastre/registry';
import { nameOf, registryEntrySchema, type Registry } from '@sastre/shared-contracts/registry';

/** A registry as somebody reads it, a line for each remote. */
export function listLines(name: string, registry: Registry): string[] {
  return [`${name}, revision ${registry.revision}`, ...registry.remotes.map(lineOf)];
}

function lineOf(raw: unknown): string {
  const parsed = registryEntrySchema.safeParse(raw);
  if (!parsed.success)
    return `  ${nameOf(raw) ?? 'an entry'} cannot be read and is left out; it is put back by: npm run registry -- repair`;
  const { name, enabled, active, canary, team } = parsed.data;
  const back = wayBack(parsed.data).findLast((build) => !setBackOf(parsed.data, build));
  const beside = canary ? `, canary ${canary.build} for ${canary.percent} %` : '';
  const off = enabled ? '' : ' disabled';
  return `  ${name} (${team})${off}: ${active}${beside}, ${back ? `before ${back}` : 'no way back'}`;
}
