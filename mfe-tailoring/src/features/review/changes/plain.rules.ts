/** The words of a text: white space alone is nobody's edit. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
