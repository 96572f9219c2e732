import { LIST_SIGNS_APART } from '@sastre/shared-pdf-pages/marks';

const POINT = new RegExp(`^\\s*[${LIST_SIGNS_APART}]\\s+(?=\\S)`, 'u');

/** A text of a job with its listed lines apart, without their glyphs; the others stay as they are. */
export function withPoints(text: string): { description: string; achievements: string[] } {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !POINT.test(line));
  return {
    description: rest
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    achievements: lines
      .filter((line) => POINT.test(line))
      .map((line) => line.replace(POINT, '').trim()),
  };
}
