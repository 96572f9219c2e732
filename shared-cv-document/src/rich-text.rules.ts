/**
 * The dialect's HTML as a document needs it: headings below `parent` and none skipped, every block with the direction of
 * its own letters, links without the attributes that are for screens. Text in it is escaped, so tags are tags. `isWhole`: which
 * paragraphs and items no page may end within.
 */
export function documentMarkup(
  richText: string,
  parent: number,
  isWhole: (text: string) => boolean = () => false,
): string {
  return withLevels(richText, parent)
    .replaceAll(' rel="noopener noreferrer" target="_blank"', '')
    .replace(/<(h[1-6])(?=[ >])/g, '<$1 dir="auto"')
    .replace(/<(p|li)(?=[ >])(.*?)(?=<\/\1>)/gs, (block, name: string, rest: string) => {
      const text = block.replace(/<[^>]*>/g, ' ');
      const whole = isWhole(text) || (name === 'li' && hasLongWord(text));
      return `<${name} dir="auto"${whole ? ' data-whole' : ''}${rest}`;
    });
}

/**
 * Whether a text has a word longer than a line: where its lines end, print and preview may differ by a letter, so that
 * nothing may be parted there.
 */
export const hasLongWord = (text: string): boolean => /\S{60}/.test(text);

function withLevels(richText: string, parent: number): string {
  let last = parent;
  return richText.replace(/<(\/?)h([1-6])(?=[ >])/g, (_tag, slash: string, level: string) => {
    if (slash === '') last = Math.min(6, last + 1, parent + Number(level));
    return `<${slash}h${last}`;
  });
}
