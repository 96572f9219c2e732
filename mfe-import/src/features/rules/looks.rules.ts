import type { LineCell } from './styled-line.types.ts';

/** A cell of more stretches than this is running text. */
const MOST = 4;

/** Stretches of a cell in one look each, as they stand in its text. */
export function stretchesOf({ text, runs }: LineCell): string[] {
  const looks: { look: string; text: string }[] = [];
  for (const { text: said, bold, italic } of runs) {
    const look = `${bold} ${italic}`;
    const last = looks.at(-1);
    if (last !== undefined && (last.look === look || said.trim() === '')) last.text += said;
    else looks.push({ look, text: said });
  }
  const stretches = looks.map((one) => one.text.replace(/\s+/g, ' ').trim());
  if (stretches.length < 2 || stretches.length > MOST) return [text];
  // What was mended in the text of a cell is not in its runs.
  return stretches.join('').replace(/\s/g, '') === text.replace(/\s/g, '') ? stretches : [text];
}
