/** Markdown of the product's dialect (or a messy paste) as plain text: one line per block, bullets as `- `. */
export function plainText(markdown: string): string {
  if (isPlain(markdown)) return markdown.replace(/ {2,}/g, ' ').trim();
  return unhide(
    hide(markdown)
      .replace(/\r\n?/g, '\n')
      // The dialect's break within a block.
      .replace(/\\\n/g, '\n')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
      .replace(/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
      .split('\n')
      .map(plainLine)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

/** One line without a sign of markup, as most texts of a CV are: there is nothing to take away. */
function isPlain(text: string): boolean {
  return !/[^\p{L}\p{M}\p{N} .,;:!?'"()%&/+=$€£@-]/u.test(text) && !/^\s*[-+\d]/.test(text);
}

// Escaped characters stand aside (in a private range of Unicode) while markup is taken away.
const ASIDE = 0xe000;
function hide(markdown: string): string {
  return markdown.replace(/\\([\\`*_{}[\]()#+.!<>~-])/g, (_pair, sign: string) =>
    String.fromCharCode(ASIDE + sign.charCodeAt(0)),
  );
}

function unhide(text: string): string {
  return text.replace(/[\ue000-\ue07f]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - ASIDE),
  );
}

function plainLine(line: string): string {
  return line
    .replace(/^\s*(?:[-*+•–▪◦·]|\d{1,2}[.)])\s+/u, '- ')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(^|[\s(])[*_](\S(?:[^*_\n]{0,400}\S)?)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/[\t\u00a0 ]+/g, ' ')
    .trim();
}

/** Plain text as markdown that shows exactly this text. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2');
}
