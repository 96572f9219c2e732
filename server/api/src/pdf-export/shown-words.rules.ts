/** The words that a posted document shows. */
export interface ShownWords {
  /** Whether each word of a text is among them; marks of markdown and `https://www.` need not be. */
  hasAllOf(text: string): boolean;
}

/** Words that no element holds by themselves are looked for in the whole page, which costs more. */
const MOST_SEARCHES = 300;

/** Reads the words of a document of the renderer, those of its links' addresses among them; once, however it is written. */
export function createShownWords(html: string): ShownWords {
  const shown = withoutStyles(html);
  const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href).join(' ');
  // an element may stand between words, and within one
  const [joined = '', parted = ''] = ['', ' '].map((gap) =>
    decoded(shown.replace(/<[^<>]*>/g, gap)),
  );
  const words = new Set([joined, parted, decoded(hrefs)].flatMap(wordsOf));
  const page = lettersOf(`${joined} ${hrefs}`);
  let searches = 0;
  const isShown = (word: string): boolean => {
    if (words.has(word)) return true;
    searches += 1;
    if (searches > MOST_SEARCHES || !page.includes(word)) return false;
    words.add(word);
    return true;
  };
  return {
    hasAllOf: (text) =>
      wordsOf(
        text
          .replace(/\]\([^)]*\)/g, ' ')
          .replace(/<\/?[a-z][^<>]*>/gi, ' ')
          .replace(/https?:\/\/(?:www\.)?/gi, ' '),
      ).every(isShown),
  };
}

function wordsOf(text: string): string[] {
  return text
    .replace(/\p{Cf}+/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(lettersOf)
    .filter((word) => word !== '');
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

function withoutStyles(html: string): string {
  const [start, end] = [/<style/gi, /<\/style>/gi];
  let left = '';
  let at = 0;
  for (let open = start.exec(html); open !== null; open = start.exec(html)) {
    end.lastIndex = open.index;
    if (end.exec(html) === null) break;
    left += html.slice(at, open.index);
    at = start.lastIndex = end.lastIndex;
  }
  return left + html.slice(at);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
