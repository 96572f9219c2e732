import { safeHref } from '../href.ts';

interface Op {
  insert?: unknown;
  attributes?: Readonly<Record<string, unknown>>;
}

/** The link that was meant: a missing `https://`, `mailto:` or `tel:` is added. Null when it cannot be one. */
export function hrefFrom(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?|mailto|tel):/i.test(text)) return safeHref(text);
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^\+?[\d() .-]{6,}$/.test(text)) return safeHref(`tel:${text.replace(/[^+\d]/g, '')}`);
  if (/^[^\s.:/]+(?:\.[^\s.:/]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text))
    return safeHref(`https://${text}`);
  return null;
}

/** A link in the editor: where it is and where it leads. */
export interface LinkRange {
  index: number;
  length: number;
  href: string;
}

/** The whole link around a cursor position, or null when it stands in none. */
export function linkAround(ops: readonly Op[], index: number): LinkRange | null {
  const links: LinkRange[] = [];
  let start = 0;
  for (const { insert, attributes } of ops) {
    const length = typeof insert === 'string' ? insert.length : 1;
    const href = attributes?.['link'];
    const last = links.at(-1);
    if (typeof href === 'string') {
      if (last?.href === href && last.index + last.length === start) last.length += length;
      else links.push({ index: start, length, href });
    }
    start += length;
  }
  return links.find((link) => link.index <= index && index <= link.index + link.length) ?? null;
}
