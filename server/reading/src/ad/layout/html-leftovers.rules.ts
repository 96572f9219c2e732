import { pattern } from '../../words/pattern.ts';

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ' },
  ...{ shy: '', zwnj: '', zwj: '', euro: '€', pound: '£', ndash: '–', mdash: '—', hellip: '…' },
  ...{ bull: '•', middot: '·', laquo: '«', raquo: '»', lsquo: '‘', rsquo: '’', sbquo: '‚' },
  ...{ ldquo: '“', rdquo: '”', bdquo: '„', iquest: '¿', iexcl: '¡', ordm: 'º', ordf: 'ª' },
  ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', deg: '°', sect: '§' },
  ...{ copy: '©', reg: '®', trade: '™', times: '×', rarr: '→', check: '✓', frac12: '½' },
};
const MARKS: Record<string, string> = {
  ...{ uml: '\u0308', acute: '\u0301', grave: '\u0300', circ: '\u0302' },
  ...{ tilde: '\u0303', cedil: '\u0327', ring: '\u030a', caron: '\u030c' },
};
const MARKED = new RegExp(`^(\\p{L})(${Object.keys(MARKS).join('|')})$`, 'u');

/** HTML or what a copy left of it, as lines: no scripts, list items with a dash, entities as the signs that they stand for. */
export function withoutHtml(text: string): string {
  return (
    text
      .replace(/<(script|style|noscript|template|head)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '\n')
      // One that a cut left open goes on to its end.
      .replace(/<(script|style)\b[^>]*>[\s\S]*$/gi, '\n')
      .replace(/<!--[\s\S]*?-->/g, '\n')
      .replace(/<li\b[^>]{0,500}>\s*/gi, '\n- ')
      // A row of a table is a line, its cells stand behind tabs; an empty one keeps its place.
      .replace(/(<t[dh]\b[^>]{0,500}>)(?:\s|&nbsp;){0,20}(?=<\/t[dh]>)/gi, '$1–')
      .replace(/<\/t[dh]>\s*<t[dh]\b[^>]{0,500}>/gi, '\t')
      .replace(/<\/t[dh]>\s*<\/tr>\s*<tr\b[^>]{0,500}>\s*<t[dh]\b[^>]{0,500}>/gi, '\n')
      .replace(/<\/?t[dh]\b[^>]{0,500}>/gi, ' ')
      .replace(/<(h[1-6])\b[^>]{0,500}>/gi, '\n\n')
      .replace(
        /<\/?(?:p|div|ul|ol|li|h[1-6]|tr|table|section|article|dl|dt|dd|hr)\b[^>]{0,500}>/gi,
        '\n',
      )
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(
        /&(#x?[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/gi,
        (whole, name: string) => sign(name) ?? whole,
      )
      .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
  );
}

function sign(name: string): string | undefined {
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#')) {
    const isSign = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isSign ? String.fromCodePoint(code) : ' ';
  }
  const [, letter, mark] = MARKED.exec(name) ?? [];
  if (letter !== undefined && mark !== undefined)
    return `${letter}${MARKS[mark] ?? ''}`.normalize('NFC');
  return NAMED[name] ?? NAMED[name.toLowerCase()];
}

const ESCAPED_TAG = pattern('giu')`
  \\(?=<(?:
    !--|
    \/?(?:
      br|p|div|[ou]l|li|h[1-6r]|strong|[biau]|em|span|font|table|t[rdh]|tbody|thead|section|article|d[ldt]|img|
      script|style|noscript|template|head|body|html
    )(?![\p{L}\d])
  ))`;

/** HTML that was pasted as text, as the editor writes it in markdown (`\<br>`, `\&nbsp;`), without these backslashes. */
export function withoutEscapes(markdown: string): string {
  return markdown
    .replace(ESCAPED_TAG, '')
    .replace(/\\(?=[&/"'=;:,$%@?^])/g, '')
    .replace(/(?<=\S)\\>/g, '>');
}

/** A break of a line that its end, once a sign of HTML, left behind. */
export function withoutBreaks(text: string): string {
  return text.replace(/\\+[ \t]*$/gm, '');
}
