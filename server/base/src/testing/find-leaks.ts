import { escapeHtml } from '@sastre/shared-html';

const HOSTILE = [
  '"><script>alert(1)</script>',
  `' autofocus onfocus='alert(1)`,
  '</title></textarea><img src=x onerror=alert(1)>',
  '&lt;b&gt; {product} $& $1',
];

/**
 * Fills every named place of a page with hostile text, one after the other, and says where that is more than text: the
 * page must be the same as with an ordinary word, with this word replaced by the escaped text. Empty: nothing leaks.
 */
export function findLeaks<Name extends string>(
  names: readonly Name[],
  render: (texts: Record<Name, string>) => string,
): string[] {
  const words = Object.fromEntries(names.map((name) => [name, wordOf(name)])) as Record<
    Name,
    string
  >;
  const page = render(words);
  return names.flatMap((name) => {
    const word = wordOf(name);
    if (!page.includes(word)) return `${name} is not in the page`;
    if (unquoted(page).includes(word)) return `${name} stands without quotes or in a script`;
    return HOSTILE.filter(
      (text) =>
        render({ ...words, [name]: text }) !== page.replaceAll(word, () => escapeHtml(text)),
    ).map((text) => `${name} lets through ${text}`);
  });
}

const wordOf = (name: string) => `word-${name}-`;

/** The tags without what they have in quotes, and the scripts and styles. */
function unquoted(page: string): string {
  const tags = page.match(/<[^>]*>/g) ?? [];
  const raw = page.match(/<(script|style)\b.*?<\/\1>/gs) ?? [];
  return [...tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '')), ...raw].join('\n');
}
