/** The words of a text: white space alone is nobody's edit. */
export function plainWords(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
