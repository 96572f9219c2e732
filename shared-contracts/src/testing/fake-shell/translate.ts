import type { TextValues } from '../../shell/facade.tsx';
import type { Messages } from '../../shell/remote-module.ts';

/** The text of a key, flat (`'a.b'`) or nested (`{ a: { b } }`); undefined when there is none. */
export function lookUp(messages: Messages, key: string): string | undefined {
  const flat = messages[key];
  if (typeof flat === 'string') return flat;
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/** Translates as the shell does: plural form by `count`, values put into `{{name}}`; the key itself when there is no text. */
export function translate(
  messages: Messages,
  language: string,
  key: string,
  values: TextValues = {},
): string {
  const { count } = values;
  const plural =
    typeof count === 'number'
      ? lookUp(messages, `${key}_${new Intl.PluralRules(language).select(count)}`)
      : undefined;
  const text = plural ?? lookUp(messages, key) ?? key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
}
