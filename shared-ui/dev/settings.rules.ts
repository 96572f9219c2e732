/** Themes and widths that the page can be seen in; `full` is the window's own width. */
export const THEMES = ['system', 'light', 'dark'] as const;
export const WIDTHS = ['full', '320', '390', '768', '1280'] as const;

export type Theme = (typeof THEMES)[number];
export type Width = (typeof WIDTHS)[number];
export interface Settings {
  theme: Theme;
  width: Width;
  /** The components alone, as they stand inside the frame of a chosen width. */
  bare: boolean;
}

/** The settings that an address asks for. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  return {
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    width: WIDTHS.find((width) => width === query.get('width')) ?? 'full',
    bare: query.has('bare'),
  };
}

/** The address of settings, relative to the page. */
export function addressOf({ theme, width, bare }: Settings): string {
  const query = new URLSearchParams({ theme, width, ...(bare && { bare: '1' }) });
  return `?${query}`;
}
