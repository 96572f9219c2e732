import { defaultTailored, type CvContent } from '@sastre/shared-contracts/api';
import { shownContent } from '@sastre/shared-cv-document/shown-content';
import { createShownWords, type ShownWords } from './shown-words.rules.ts';

/** Bytes of data that a PDF keeps inside; a file of an application form must stay small. */
const MOST_BYTES = 262_144;
/** Keys whose values are no words of the page: they are shown in other words, or in none. */
const NO_WORDS = new Set(['id', 'kind', 'level', 'current', 'startDate', 'endDate', 'language']);

/** Characters of the posted document; a longer one is not printed. */
const MOST_HTML = 600_000;

/**
 * A CV as the file that its PDF keeps inside: `{format, template, paper, cv}`. It holds what the document shows and nothing
 * else: a text that is not in the posted document (an older or newer one than was stored) is left out. Undefined when that is
 * too much.
 */
export function keptCv(cv: CvContent, html: string): string | undefined {
  if (html.length > MOST_HTML) return undefined;
  const { template, paper } = (cv.tailored ?? defaultTailored).pdfOptions;
  const shown = shownContent(cv);
  // what is left out makes it smaller, but not so much
  if (JSON.stringify(shown).length > 2 * MOST_BYTES) return undefined;
  const kept = { format: 1, template, paper, cv: onPage(shown, createShownWords(html)) };
  const json = JSON.stringify(kept);
  return Buffer.byteLength(json) <= MOST_BYTES ? json : undefined;
}

function onPage(value: unknown, words: ShownWords): unknown {
  if (typeof value === 'string') return words.hasAllOf(value) ? value : '';
  if (Array.isArray(value))
    return value.map((item) => onPage(item, words)).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      NO_WORDS.has(key) ? item : onPage(item, words),
    ]),
  );
}
