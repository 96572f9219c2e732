const UNREAD = /^(?:script|style|head|noscript|template)$/;
const BLOCK = /^(?:h[1-6]|p|div|section|article|ul|ol|table)$/;
const COMMENT = '<!--';

/** The text of a page of HTML: blocks are lines, and nothing of scripts or styles is read. */
export function textOfHtml(html: string): string {
  const said: string[] = [];
  /** Elements of which no end follows; each is looked for once. */
  const endless = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    said.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    if (html.startsWith(COMMENT, open)) {
      const end = html.indexOf('-->', open);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const close = /^[a-z/!?]/i.test(html[open + 1] ?? '') ? html.indexOf('>', open) : open;
    if (close === open) said.push('<');
    // What never ends is no tag.
    if (close < 0) said.push(html.slice(open));
    at = close < 0 ? html.length : close + 1;
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(open, close)) ?? [];
    const tag = name.toLowerCase();
    if (slash === '' && UNREAD.test(tag) && !endless.has(tag)) {
      const end = endOf(html, tag, at);
      if (end === undefined) endless.add(tag);
      else at = end;
      said.push(' ');
    } else said.push(spaceOf(tag, slash !== ''));
  }
  return said.join('').replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|nbsp|apos));/gi, entity);
}

/** What stands for a tag between the texts around it. */
function spaceOf(tag: string, isEnd: boolean): string {
  if (tag === 'br') return '\n';
  if (!isEnd) return tag === 'li' ? '\n• ' : /^h[1-6]$/.test(tag) ? '\n\n# ' : '';
  if (BLOCK.test(tag)) return '\n\n';
  if (tag === 'tr' || tag === 'li') return '\n';
  return tag === 'td' || tag === 'th' ? '\t' : '';
}

function endOf(html: string, tag: string, from: number): number | undefined {
  const end = new RegExp(`</${tag}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : undefined;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
};

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
