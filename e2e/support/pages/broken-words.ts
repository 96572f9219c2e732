import type { PdfPage } from '../pdf/pdf-pages.ts';

/** Runs in the preview's frame: the first parts of the words that its lines break, in their order. */
export function brokenInPreview(): string[] {
  const parts: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const topOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      // One that begins a line can have a part without a width at the end of the line above.
      return [...range.getClientRects()].findLast(({ width }) => width > 0)?.top;
    };
    for (const { index } of text.matchAll(/\u00ad/g)) {
      if (index === 0 || index + 1 >= text.length || topOf(index - 1) === topOf(index + 1))
        continue;
      const [word = ''] = /\S+$/.exec(text.slice(0, index)) ?? [];
      parts.push(word.replaceAll('\u00ad', ''));
    }
  }
  return parts;
}

/** The last letters of the lines of a PDF that end with a hyphen, in the order of the tags. */
export function brokenInPdf(pages: readonly PdfPage[]): string[] {
  const text = pages
    .flatMap(({ tagged }) => tagged)
    .map((piece, at, all) => {
      const before = all[at - 1];
      const isNewLine = before !== undefined && Math.abs(before.y - piece.y) > 1;
      return (isNewLine ? '\n' : '') + piece.text;
    })
    .join('');
  return [...text.matchAll(/(\p{L}+)-\n/gu)].map(([, letters = '']) => letters);
}
