import type { Language } from '@sastre/shared-contracts/api';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import { THEME_COLOURS } from '../theme/theme-colours.ts';

/** The picture that other sites show beside a link to this one; pixels. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Where it lies, in a language. */
export function linkPicturePath(language: Language): string {
  return `/og.${language}.png`;
}

/** Icons by file; `size` in pixels, `room` the share of it that stays free on each side, `paper` what is behind the mark. */
export const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, room: 0.14, paper: THEME_COLOURS.light },
  { file: 'icon-192.png', size: 192, room: 0, paper: 'transparent' },
  { file: 'icon-512.png', size: 512, room: 0, paper: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, room: 0.22, paper: THEME_COLOURS.light },
] as const;

/** Sizes of the icon in tabs, in pixels; the build makes one file of them. */
export const FAVICON_SIZES = [16, 32, 48] as const;

/** One of them. */
export function favicon(size: number) {
  return { file: `favicon-${size}.png`, size, room: 0, paper: 'transparent' };
}

/** What a browser is told that puts the site on a home screen. */
export function webManifest(description: string): string {
  const manifest = {
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description,
    lang: 'en',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: ICONS.filter(({ file }) => file.startsWith('icon-')).map(({ file, size }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: file.includes('maskable') ? 'maskable' : 'any',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
