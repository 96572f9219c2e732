/** A value as the provider's API reads it from a form: text, lists and objects. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Reads `line_items[0][price_data][currency]=eur` and its like. Keys that would reach a prototype are dropped. */
export function readForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = Object.create(null) as { [key: string]: FormValue };
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[');
    if (path.length > 8 || path.includes('__proto__')) continue;
    place(root, path, value);
  }
  return listed(root) as { [key: string]: FormValue };
}

function place(root: { [key: string]: FormValue }, path: string[], value: string): void {
  let at = root;
  for (const step of path.slice(0, -1)) {
    const next = at[step];
    if (typeof next === 'object' && !Array.isArray(next)) at = next;
    else at = at[step] = Object.create(null) as { [key: string]: FormValue };
  }
  at[path.at(-1) ?? ''] = value;
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function listed(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
