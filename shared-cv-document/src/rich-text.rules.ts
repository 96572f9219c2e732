/** Longer list items may break over pages: what does not break must never exceed a page. */
const LONG_ITEM = 1_200;

/**
 * The dialect's HTML as a document needs it: headings below `parent` and none skipped, every block with the direction of
 * its own letters, links without the attributes that are for screens. Text in it is escaped, so tags are tags.
 */
export function documentMarkup(richText: string, parent: number): string {
  return withLevels(richText, parent)
    .replaceAll(' rel="noopener noreferrer" target="_blank"', '')
    .replace(/<(p|h[1-6])(?=[ >])/g, '<$1 dir="auto"')
    .replace(/<li(?=[ >])(.*?)(?=<\/li>)/gs, (item, rest: string) =>
      item.length > LONG_ITEM ? `<li dir="auto" data-long${rest}` : `<li dir="auto"${rest}`,
    );
}

function withLevels(richText: string, parent: number): string {
  let last = parent;
  return richText.replace(/<(\/?)h([1-6])(?=[ >])/g, (_tag, slash: string, level: string) => {
    if (slash === '') last = Math.min(6, last + 1, parent + Number(level));
    return `<${slash}h${last}`;
  });
}

/** Whether a list item is too long to be held together. */
export function isLong(item: string): boolean {
  return item.length > LONG_ITEM;
}
