/** A link that is safe to print: http, https, mailto or tel; a bare `example.org/me` becomes https. Else undefined. */
export function safeHref(value: string): string | undefined {
  const href = value.trim();
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) return href;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return undefined;
  return /^[^\s/]+\.[^\s]+$/.test(href) ? `https://${href}` : undefined;
}

/** `https://www.example.org/me/` → `example.org/me`, as people write it. */
export function shortUrl(value: string): string {
  return value
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/+$/, '');
}

/** `tel:` link of a phone number, digits and plus only. */
export function telHref(value: string): string {
  return `tel:${value.replace(/[^\d+]/g, '')}`;
}
