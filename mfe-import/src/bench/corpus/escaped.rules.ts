const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text for XML or HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);
}
