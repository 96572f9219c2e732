import { escapeHtml } from './html.ts';

/** One labelled input. */
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  /** The page's alert is about this field. */
  invalid?: boolean;
  focus?: boolean;
}

/** Label, input and hint. A password is never written back. */
export function renderField(field: Field): string {
  const described = [field.hint && `${field.name}-hint`, field.invalid && 'error'].filter(Boolean);
  const attributes = [
    `id="${field.name}" name="${field.name}" type="${field.type}"`,
    `autocomplete="${field.autocomplete}" required`,
    field.type === 'email' ? 'autocapitalize="none" spellcheck="false"' : '',
    field.type !== 'password' && field.value ? `value="${escapeHtml(field.value)}"` : '',
    described.length > 0 ? `aria-describedby="${described.join(' ')}"` : '',
    field.invalid ? 'aria-invalid="true"' : '',
    field.invalid || field.focus ? 'autofocus' : '',
  ].filter(Boolean);
  const hint = field.hint
    ? `<p class="hint" id="${field.name}-hint">${escapeHtml(field.hint)}</p>`
    : '';
  return `<div class="field"><label for="${field.name}">${escapeHtml(field.label)}</label><input ${attributes.join(' ')}>${hint}</div>`;
}

/** A form that posts to `action` with its guard value. `novalidate`: the messages are ours, in the page's language. */
export function renderForm(
  action: string,
  csrf: string,
  fields: Field[],
  submitLabel: string,
): string {
  return `<form method="post" action="${escapeHtml(action)}" novalidate>
<input type="hidden" name="csrf" value="${escapeHtml(csrf)}">
${fields.map(renderField).join('\n')}
<button type="submit">${escapeHtml(submitLabel)}</button>
</form>`;
}
