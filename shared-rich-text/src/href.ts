const SAFE = /^(?:https?:\/\/[^\s/?#]|mailto:[^\s?]|tel:[+\d(])/i;
const AWKWARD = /[\s"'`<>()[\]{}\\^|*]/gu;

/** Whether a link may lead there: `http:`, `https:`, `mailto:` or `tel:` with something behind it, and nothing hidden. */
export function isSafeHref(href: string): boolean {
  return SAFE.test(href) && !/\p{Cc}/u.test(href);
}

/**
 * The form in which a link is kept: trimmed, with the characters that would end or break it percent-encoded.
 * Null when it must not be a link at all.
 */
export function safeHref(href: string | null | undefined): string | null {
  const trimmed = (href ?? '').trim();
  if (!isSafeHref(trimmed)) return null;
  return trimmed.replace(AWKWARD, percentEncoded);
}

function percentEncoded(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}
