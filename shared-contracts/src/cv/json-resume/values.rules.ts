import { contactHref, LIMITS } from '@sastre/shared-contracts/api';

/** What the format takes for a date. */
const DATE = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const DATE_AT_START = /^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?(?!\d)/;

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
export function filled(entry: Record<string, string | object>): Record<string, string | object> {
  const isThere = (value: string | object) =>
    typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0;
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isThere(value)));
}

/** Lines that say something. */
export function lines(texts: readonly string[]): string[] {
  return texts.filter((text) => text.trim() !== '');
}

/** A text of a file in the length that a CV takes; numbers are written out, anything else is empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, LIMITS.textLength) : '';
}

/** What a browser would run or open from a disk, whatever signs hide it. */
const NO_ADDRESS = /^(?:javascript|vbscript|data|blob|file):/i;

/** An address of a file as it stands there; empty when it leads to no page. */
export function urlOf(value: unknown): string {
  const text = textOf(value);
  return NO_ADDRESS.test(text.replace(/[\s\p{C}]/gu, '')) ? '' : text;
}

/** The texts of a list, as many as a CV takes. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? lines(value.map(textOf)).slice(0, LIMITS.listLength) : [];
}

/** A date of a file as a CV takes it: what stands behind year, month or day is left off. */
export function dateOf(value: unknown): string {
  return DATE_AT_START.exec(textOf(value).trim())?.[0] ?? '';
}

/** From when to when; what began and has no end is going on. */
export function periodOf(start: unknown, end: unknown) {
  const startDate = dateOf(start);
  const endDate = dateOf(end);
  return { startDate, endDate, current: startDate !== '' && textOf(end).trim() === '' };
}
