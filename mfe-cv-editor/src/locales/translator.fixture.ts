import messages from './en.ts';

/** The English texts as a page sees them. Throws for a text that is not there. */
export function translator(key: string, values: Record<string, unknown> = {}): string {
  const count = values['count'];
  const forms = count === undefined ? [key] : [`${key}_${count === 1 ? 'one' : 'other'}`, key];
  const found = forms.map(textOf).find((text) => text !== undefined);
  if (found === undefined) throw new Error(`no text ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
}

function textOf(key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      messages,
    );
  return typeof found === 'string' ? found : undefined;
}
