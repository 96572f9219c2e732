import {
  nameOf,
  remoteManifestSchema,
  type RemoteManifest,
} from '@sastre/shared-contracts/registry';

/** A remote that a developer serves themselves: `name@url`, where the url is a folder or the script in it. */
export interface Override {
  name: string;
  /** The folder, without a slash at its end. */
  folder: string;
  script: string;
}

/** Ends all overrides of the tab: `?mfe=off`. */
const OFF = 'off';

/** The overrides that a list of texts asks for; the last one of a name counts, and what is none is left out. */
export function readOverrides(texts: readonly string[]): Override[] {
  const found = new Map<string, Override>();
  for (const text of texts) {
    const [, name, url] = /^([a-z0-9_]+)@((?:https?:\/\/|\/(?!\/)).+)$/.exec(text) ?? [];
    if (name === undefined || url === undefined) continue;
    const isScript = url.endsWith('.js');
    const folder = isScript ? url.replace(/\/[^/]*$/, '') : url.replace(/\/$/, '');
    found.set(name, { name, folder, script: isScript ? url : `${folder}/remoteEntry.js` });
  }
  return [...found.values()];
}

/** What a tab is overridden by after an address was opened in it: what the address says more, or nothing after `off`. */
export function nextTexts(stored: readonly string[], asked: readonly string[]): string[] {
  if (asked.includes(OFF)) return asked.filter((text) => text !== OFF);
  return [...stored, ...asked];
}

/** What a remote says of itself; undefined unless it is one and bears that name. */
export function readManifest(raw: unknown, { name }: Override): RemoteManifest | undefined {
  const parsed = remoteManifestSchema.safeParse(raw);
  return parsed.success && parsed.data.name === name ? parsed.data : undefined;
}

/**
 * The entries with the overrides in their places, those at the end that no entry is there for. A remote that says nothing
 * of itself keeps the pages of its entry; one that is in no registry is left out then.
 */
export function applyOverrides(
  entries: readonly unknown[],
  overrides: readonly (Override & { manifest?: RemoteManifest | undefined })[],
): unknown[] {
  const byName = new Map(overrides.map((one) => [one.name, one]));
  const replaced = entries.map((entry) => {
    const override = byName.get(nameOf(entry) ?? '');
    if (override === undefined) return entry;
    byName.delete(override.name);
    return { ...(entry as object), ...said(override), entry: override.script, integrity: '' };
  });
  const added = [...byName.values()].filter(({ manifest }) => manifest !== undefined);
  return [...replaced, ...added.map((one) => ({ ...said(one), entry: one.script, integrity: '' }))];
}

function said({ manifest }: { manifest?: RemoteManifest | undefined }) {
  if (manifest === undefined) return {};
  const { name, namespace, build, contract, pages, capabilities } = manifest;
  return { name, namespace, build, contract, pages, capabilities };
}
