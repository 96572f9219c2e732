import { readPdf } from './contents/read-pdf.ts';

/**
 * The lines of each page as a program reads them that knows neither layout nor tags: in the order in which they are
 * painted, without the blank ones. Throws when the bytes are no PDF.
 */
export async function plainLines(bytes: Uint8Array): Promise<string[][]> {
  const { pages, runs } = await readPdf(bytes);
  const texts = Array.from({ length: pages }, () => '');
  for (const { page, text } of runs) texts[page - 1] += text;
  return texts.map((text) =>
    text
      .split('\n')
      .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
      .filter((line) => line !== ''),
  );
}
