import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import type { RemoteConfig } from '@sastre/shared-contracts/registry';

export const THEMES = ['light', 'dark'] as const;
/** What the fake server has: the sample CV with a copy of it, or nothing yet. */
export const DATA = ['sample', 'empty'] as const;

/** What a harness shows. */
export interface HarnessSettings {
  /** Path and query of the page. */
  url: string;
  language: Language;
  theme: (typeof THEMES)[number];
  data: (typeof DATA)[number];
}

/** The settings that an address's fragment names, `#/cv-data?tab=skills&~language=de`; what it does not name is the first. */
export function readSettings(
  hash: string,
  { pages }: Pick<RemoteConfig, 'pages'> = { pages: [] },
): HarnessSettings {
  const { pathname, searchParams } = new URL(hash.replace(/^#/, ''), 'http://harness');
  const one = <T extends string>(all: readonly T[], name: string): T => {
    const value = searchParams.get(`~${name}`);
    return all.find((known) => known === value) ?? (all[0] as T);
  };
  const settings = {
    language: one(LANGUAGES, 'language'),
    theme: one(THEMES, 'theme'),
    data: one(DATA, 'data'),
  };
  for (const name of Object.keys(settings)) searchParams.delete(`~${name}`);
  const path = pathname === '/' ? (pages[0]?.path ?? '/') : pathname;
  return { ...settings, url: searchParams.size === 0 ? path : `${path}?${String(searchParams)}` };
}

/** The fragment of settings; `readSettings` gives them back. */
export function hashOf({ url, ...choices }: HarnessSettings): string {
  const { pathname, searchParams } = new URL(url, 'http://harness');
  const all = { language: LANGUAGES[0], theme: THEMES[0], data: DATA[0] };
  for (const [name, first] of Object.entries(all)) {
    const value = choices[name as keyof typeof all];
    if (value !== first) searchParams.set(`~${name}`, value);
  }
  return `#${pathname}${searchParams.size === 0 ? '' : `?${String(searchParams)}`}`;
}
