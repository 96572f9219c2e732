import { defaultTailored, type CvContent } from '@sastre/shared-contracts/api';
import { shownContent } from '@sastre/shared-cv-document/shown-content';

/** Bytes of data that a PDF keeps inside; a file of an application form must stay small. */
const MOST_BYTES = 262_144;
/** Keys whose values are no words of the page: they are shown in other words, or in none. */
const NO_WORDS = new Set(['id', 'kind', 'level', 'current', 'startDate', 'endDate', 'language']);

/**
 * A CV as the file that its PDF keeps inside: `{format, template, paper, cv}`. It holds what the document shows and nothing
 * else: a text that is not in the posted document (an older or newer one than was stored) is left out. Undefined when that is
 * too much.
 */
export function keptCv(cv: CvContent, html: string): string | undefined {
  const { template, paper } = (cv.tailored ?? defaultTailored).pdfOptions;
  const page = lettersOf(textOf(html));
  const kept = { format: 1, template, paper, cv: onPage(shownContent(cv), page) };
  const json = JSON.stringify(kept);
  return Buffer.byteLength(json) <= MOST_BYTES ? json : undefined;
}

function onPage(value: unknown, page: string): unknown {
  if (typeof value === 'string') return isOnPage(value, page) ? value : '';
  if (Array.isArray(value))
    return value.map((item) => onPage(item, page)).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      NO_WORDS.has(key) ? item : onPage(item, page),
    ]),
  );
}

/** Whether each word of a text stands on the page; marks of markdown and `https://www.` need not. */
function isOnPage(text: string, page: string): boolean {
  const words = text
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/https?:\/\/(?:www\.)?/gi, ' ')
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  return words.every((word) => page.includes(lettersOf(word)));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of a document of the renderer, that of its links' addresses among it. */
function textOf(html: string): string {
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href).join(' ');
  return `${html.replace(/<style[^]*?<\/style>/gi, '').replace(/<[^>]*>/g, '')} ${hrefs}`.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );
}
