import { isSafeHref } from './href.ts';

const WEB_ADDRESS = /^[^\s.:/?#@]+(?:\.[^\s.:/?#@]+)+(?::\d+)?(?:[/?#]\S*)?$/;

const LINKS = new Map<string, (value: string) => string>([
  ['email', (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : '')],
  ['phone', (value) => `tel:${value.replace(/[^\d+]/g, '')}`],
  ['linkedIn', webAddress],
  ['website', webAddress],
  ['github', webAddress],
]);

/** A bare `example.org/me` is taken for an address of the web, as people write it. */
function webAddress(value: string): string {
  if (/^https?:/i.test(value)) return value;
  return WEB_ADDRESS.test(value) ? `https://${value}` : '';
}

/**
 * Where a contact field of a CV (`email`, `phone`, `linkedIn`, `website`, `github`) leads; undefined when its value is no
 * link, or not a safe one, and for every other field.
 */
export function contactHref(field: string, value: string): string | undefined {
  const href = LINKS.get(field)?.(value.trim()) ?? '';
  return isSafeHref(href) && isUrl(href) ? href : undefined;
}

function isUrl(href: string): boolean {
  try {
    return new URL(href).href !== '';
  } catch {
    return false;
  }
}

/** A web address as people write it: `https://www.example.org/me/` → `example.org/me`. Never blank when `value` is not. */
export function shortUrl(value: string): string {
  const whole = value.trim();
  const short = whole.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, '');
  return short === '' ? whole : short;
}
