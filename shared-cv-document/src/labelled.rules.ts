/** A text behind its label; the wide colon of Chinese and Japanese has its space in it. */
export function labelled(label: string, text: string, colon: string): string {
  return `${label}${colon}${colon === '：' ? '' : ' '}${text}`;
}
