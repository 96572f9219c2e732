/** What can be typed into or chosen. */
const CONTROLS = '[contenteditable=true], textarea, input, select';

/**
 * Path of the field that an element of the form belongs to: an input says it by its name, a group by `data-field` (with
 * the number of a row that it has), what has no name by `data-place`. Undefined for what is no field.
 */
export function fieldPath(element: Element): string | undefined {
  const place = element.closest('[data-place]')?.getAttribute('data-place');
  if (place) return place;
  const group = element.closest('[data-field]');
  const name = group?.getAttribute('data-field') ?? element.getAttribute('name') ?? '';
  if (name === '') return undefined;
  const row = element.closest('[data-row]')?.getAttribute('data-row');
  return row ? `${name}.${row}` : name;
}

/** Path of the entry whose head an element stands in; undefined elsewhere. */
export function entryPath(element: Element): string | undefined {
  return element.closest('[data-entry]')?.getAttribute('data-entry') ?? undefined;
}

/** Brings the field of a path into view, inside `form`. False when there is none. */
export function showField(form: Element, path: string): boolean {
  const control = controlOf(form, path);
  control?.scrollIntoView?.({ block: 'center' });
  return control !== undefined;
}

/** Puts the focus into the field of a path, or its group's first control, inside `form`. False when there is none. */
export function focusField(form: Element, path: string): boolean {
  const control = controlOf(form, path);
  control?.focus();
  return control !== undefined;
}

function controlOf(form: Element, path: string): HTMLElement | undefined {
  const named = [...form.querySelectorAll<HTMLElement>('[name], [data-field], [data-place]')];
  const pathOf = (one: HTMLElement) =>
    one.getAttribute('name') ?? one.dataset['field'] ?? one.dataset['place'];
  const find = (wanted: string) => named.find((one) => pathOf(one) === wanted);
  const own = find(path);
  if (own !== undefined) return own.matches(CONTROLS) ? own : controlIn(own);
  const [, group = '', row = ''] = /^(.*)\.(\d+)$/.exec(path) ?? [];
  const line = find(group)?.querySelector<HTMLElement>(`[data-row="${row}"] textarea`);
  if (line) return line;
  // An entry as a whole: its first field.
  return named.find((one) => pathOf(one)?.startsWith(`${path}.`) && one.matches(CONTROLS));
}

/** The control of a group that is still to be filled, else its last one; of a text its editor. */
function controlIn(group: Element): HTMLElement | undefined {
  const editor = group.querySelector<HTMLElement>('[contenteditable=true], textarea');
  if (editor !== null) return editor;
  const controls = [
    ...group.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input'),
  ];
  return (
    controls.find(({ value }) => value === '') ??
    controls.at(-1) ??
    group.querySelector<HTMLElement>('button') ??
    undefined
  );
}
