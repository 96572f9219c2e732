/** True when a text has something to show. */
export function filled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
