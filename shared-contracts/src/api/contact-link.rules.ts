const WHOLE_ADDRESS = /^https?:\/\/[^\s/?#]/i;
const WEB_ADDRESS = /^[^\s.:/?#@]+(?:\.[^\s.:/?#@]+)+(?::\d+)?(?:[/?#]\S*)?$/;

const LINKS = new Map<string, (value: string) => string>([
  ['email', (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? `mailto:${value}` : '')],
  ['phone', phoneLink],
  ['linkedIn', webAddress],
  ['website', webAddress],
  ['github', webAddress],
]);

function phoneLink(value: string): string {
  const dialled = value.replace(/[^\d+]/g, '');
  return dialled === '' ? '' : `tel:${dialled}`;
}

/** A bare `example.org/me` is taken for an address of the web, as people write it. */
function webAddress(value: string): string {
  if (WHOLE_ADDRESS.test(value)) return value;
  return WEB_ADDRESS.test(value) ? `https://${value}` : '';
}

/**
 * Where a contact field of a CV (`email`, `phone`, `linkedIn`, `website`, `github`) leads; undefined when its value is no
 * link, or not a safe one, and for every other field.
 */
export function contactHref(field: string, value: string): string | undefined {
  const href = LINKS.get(field)?.(value.trim()) ?? '';
  return isUrl(href) ? href : undefined;
}

/** Whether it is an address, with nothing hidden in it. */
function isUrl(href: string): boolean {
  if (/\p{Cc}/u.test(href)) return false;
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
