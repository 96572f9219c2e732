import type { Browser } from '../../services/browser.ts';
import type { Clock } from '../../services/clock.ts';
import { withTimeLimit } from '../../services/time-limit.ts';
import {
  applyOverrides,
  nextTexts,
  readManifest,
  readOverrides,
  type Override,
} from './overrides.rules.ts';

const KEY = 'sastre.overrides';
/** A developer's machine that says nothing of its remote for so long has nothing to say. */
const MANIFEST_LIMIT_MS = 3_000;

/** The remotes of a tab that a developer serves. */
export interface Overrides {
  names: string[];
  /** A registry's entries with them in their places. */
  apply: (entries: readonly unknown[]) => unknown[];
  /** Ends them for this tab: the page comes anew without. */
  turnOff: () => void;
}

/**
 * The overrides of this tab: those of the address, and those of addresses before, which it keeps as long as it lives. The
 * page loads anew whenever one of them says that it has changed.
 */
export async function openOverrides(given: {
  search: URLSearchParams;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  browser: Pick<Browser, 'here' | 'replace' | 'reload'>;
  clock: Pick<Clock, 'after'>;
  fetchJson: (url: string) => Promise<unknown>;
  /** Calls `onChange` whenever an address tells of a change. */
  listen: (url: string, onChange: () => void) => void;
}): Promise<Overrides | undefined> {
  const { search, storage, browser, clock } = given;
  const asked = search.getAll('mfe');
  const texts = nextTexts(readTexts(storage.getItem(KEY)), asked);
  const overrides = readOverrides(texts);
  if (overrides.length === 0) {
    storage.removeItem(KEY);
    return undefined;
  }
  storage.setItem(KEY, JSON.stringify(overrides.map(({ name, script }) => `${name}@${script}`)));
  const known = await Promise.all(
    overrides.map(async (override) => ({ ...override, manifest: await manifestOf(override) })),
  );
  for (const { folder } of overrides) given.listen(`${folder}/changes`, browser.reload);
  return {
    names: overrides.map(({ name }) => name),
    apply: (entries) => applyOverrides(entries, known),
    turnOff: () => {
      storage.removeItem(KEY);
      browser.replace(withoutOverrides(browser.here()));
    },
  };

  async function manifestOf(override: Override) {
    const asking = given.fetchJson(`${override.folder}/remote.json`);
    const raw = await withTimeLimit(asking, MANIFEST_LIMIT_MS, clock, override.name).catch(
      () => undefined,
    );
    return readManifest(raw, override);
  }
}

function readTexts(stored: string | null): string[] {
  try {
    const texts = JSON.parse(stored ?? '[]') as unknown;
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** The same address without overrides, and without a fragment: to it alone a browser would only scroll. */
function withoutOverrides(here: string): string {
  const [path = '/', query = ''] = (here.split('#')[0] ?? '/').split('?');
  const search = new URLSearchParams(query);
  search.delete('mfe');
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
