/** What a language calls itself, as the first word of a line: "Español". One that is not known is its code. */
export function ownName(language: string): string {
  const own = OWN_NAMES[language];
  if (own !== undefined) return own;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}

/** Of languages that browsers call by their English names, or too shortly. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  hy: 'Հայերեն',
  ka: 'ქართული',
  // Two languages of documents are Chinese.
  zh: '简体中文',
};
