import { labelled } from './labelled.rules.ts';

/** "1.3", "3.9/4.0 (with distinction)", "≈ 90 %", and "A-": what says itself what it is begins with a word. */
const MARK = /^[^\p{L}]*\p{N}|^\p{L}{1,2}[+−–-]?$/u;

/** A grade behind its label; without one where it is named already, such as "magna cum laude" or "Dissertation: …". */
export function gradeLine(
  grade: string,
  { grade: label, colon }: { grade: string; colon: string },
): string {
  const text = grade.trim();
  return MARK.test(text) ? labelled(label, text, colon) : text;
}
