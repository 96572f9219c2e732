import { contactHref } from '@sastre/shared-rich-text';

/** What the format takes for a date. */
const DATE = /^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/;

/** A whole address with everything escaped, as a URI must be; empty when it is none. */
export function address(field: string, text: string): string {
  const href = contactHref(field, text);
  return href === undefined ? '' : new URL(href).href;
}

/** A date as the format takes it; empty when it is none. */
export function date(text: string): string {
  return DATE.test(text) ? text : '';
}

/** Without what is empty. */
export function filled(entry: Record<string, string | object>): object {
  const isThere = (value: string | object) =>
    typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0;
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isThere(value)));
}

/** Lines that say something. */
export function lines(texts: readonly string[]): string[] {
  return texts.filter((text) => text.trim() !== '');
}
