import type { FieldPath } from '@sastre/shared-cv-reader';
import { toName, toPath } from './paths.rules.ts';

const CONTROLS = '[contenteditable=true], textarea, input, select';
/** Lists of chips have no names of their own: they stand in this order in their part of the form. */
const CHIPS = ['skills', 'language_skills'];

/** The control of a field; undefined when the form shows none. */
export function controlOf(form: Element, path: FieldPath): HTMLElement | undefined {
  const chip = chipOf(form, path);
  if (chip !== undefined) return chip.querySelector<HTMLElement>('select') ?? undefined;
  const name = toName(path);
  const named = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  const find = (wanted: string) =>
    named.find((one) => one.getAttribute('name') === wanted || one.dataset['field'] === wanted);
  const own = find(name);
  if (own !== undefined) return own.matches(CONTROLS) ? own : first(own);
  // A line of a group.
  const [, group = '', index = ''] = /^(.*)\.(\d+)$/.exec(name) ?? [];
  return find(group)?.querySelectorAll<HTMLElement>('textarea')[Number(index)];
}

/** What opens the entry that a field stands in; undefined where it is open, or none has that field. */
export function foldedHeadOf(form: Element, path: FieldPath): HTMLElement | undefined {
  const name = toName(path);
  const head = [...form.querySelectorAll<HTMLElement>('[data-entry]')].find((one) =>
    name.startsWith(`${one.dataset['entry']}.`),
  );
  return head?.querySelector<HTMLElement>('[aria-expanded=false]') ?? undefined;
}

/** The field that an element belongs to, or the entry whose line it is; undefined for what is neither. */
export function pathOf(element: Element): FieldPath | undefined {
  const item = element.closest('[data-part=skills] li');
  if (item !== null) return pathOfChip(item);
  const group = element.closest<HTMLElement>('[data-field]');
  const name = group?.dataset['field'] ?? element.getAttribute('name') ?? '';
  if (name === '') {
    const entry = element.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    return entry === undefined ? undefined : toPath(entry);
  }
  const rows = group?.querySelectorAll('textarea') ?? [];
  const row = /\.(achievements|highlights)$/.test(name)
    ? [...rows].indexOf(element as HTMLTextAreaElement)
    : -1;
  return toPath(row < 0 ? name : `${name}.${row}`);
}

function first(group: Element): HTMLElement | undefined {
  return (
    group.querySelector<HTMLElement>('[contenteditable=true]') ??
    group.querySelector<HTMLElement>(CONTROLS) ??
    undefined
  );
}

function chipOf(form: Element, path: FieldPath): Element | undefined {
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? [];
  const editor = form.querySelectorAll('[data-part=skills] section')[CHIPS.indexOf(list)];
  return editor?.querySelectorAll('li')[Number(index)];
}

function pathOfChip(item: Element): FieldPath | undefined {
  const editor = item.closest('section');
  const editors = [...(item.closest('[data-part=skills]')?.querySelectorAll('section') ?? [])];
  const list = editor === null ? undefined : CHIPS[editors.indexOf(editor)];
  const index = [...(editor?.querySelectorAll('li') ?? [])].indexOf(item as HTMLLIElement);
  if (list === undefined || index < 0) return undefined;
  return `${list}[${index}].${list === 'skills' ? 'name' : 'language'}`;
}
