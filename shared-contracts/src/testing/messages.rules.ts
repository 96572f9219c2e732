import type { Messages } from '../shell/remote-module.ts';

/** All texts of a tree of messages by their dotted keys. */
export function flattenMessages(messages: Messages, prefix = ''): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') texts[prefix + key] = value;
    else Object.assign(texts, flattenMessages(value, `${prefix}${key}.`));
  }
  return texts;
}

/** The names of the `{{places}}` of each text, sorted, by key. Plural forms may leave `count` out. */
export function placesOf(texts: Record<string, string>): Record<string, string[]> {
  const places = ([key, text]: [string, string]): [string, string[]] => {
    const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '');
    const free = /_(zero|one|two|few|many|other)$/.test(key) ? 'count' : undefined;
    return [key, [...new Set(names)].filter((name) => name !== free).sort()];
  };
  return Object.fromEntries(Object.entries(texts).map(places));
}
