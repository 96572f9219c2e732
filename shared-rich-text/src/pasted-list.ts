import { escapeHtml } from '@sastre/shared-html';

const ROUND = /^\s*[•◦▪‣●○■·]\s*/;
const DASH = /^\s*[-–—*]\s+/;
const CONTINUES = /^(?:\t| {2,})\S/;

/**
 * Plain text that has a list in it, as HTML: lines with a bullet are its items, and a line that is set in goes on with the
 * item before it. One line with a dash may be speech, two are a list. Undefined: there is none.
 */
export function pastedList(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const dashes = lines.filter((line) => DASH.test(line)).length;
  const isItem = (line: string) => ROUND.test(line) || (dashes > 1 && DASH.test(line));
  if (!lines.some(isItem)) return undefined;
  const blocks: { tag: 'li' | 'p'; text: string }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (isItem(line))
      blocks.push({ tag: 'li', text: line.replace(ROUND, '').replace(DASH, '').trim() });
    else if (last?.tag === 'li' && CONTINUES.test(line)) last.text += ` ${line.trim()}`;
    else blocks.push({ tag: 'p', text: line.trim() });
  }
  return blocks
    .map(({ tag, text: words }, index) => {
      const opens = tag === 'li' && blocks[index - 1]?.tag !== 'li' ? '<ul>' : '';
      const closes = tag === 'li' && blocks[index + 1]?.tag !== 'li' ? '</ul>' : '';
      return `${opens}<${tag}>${escapeHtml(words)}</${tag}>${closes}`;
    })
    .join('');
}
