import { escapeHtml, type Locale } from '@sastre/base/hosted-pages';
import { translate } from './messages.ts';

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

/** Label, input and hint. A password is never written back; the page's script lets it be shown. */
export function renderField(locale: Locale, field: Field): string {
  const described = [field.hint && `${field.name}-hint`, field.invalid && 'error'].filter(Boolean);
  const attributes = [
    `id="${field.name}" name="${field.name}" type="${field.type}"`,
    `autocomplete="${field.autocomplete}" required`,
    field.type === 'email' ? 'autocapitalize="none" spellcheck="false"' : '',
    field.type !== 'password' && field.value ? `value="${escapeHtml(field.value)}"` : '',
    described.length > 0 ? `aria-describedby="${described.join(' ')}"` : '',
    field.invalid ? 'aria-invalid="true"' : '',
    // With an error the alert has the focus.
    field.focus ? 'autofocus' : '',
  ].filter(Boolean);
  const hint = field.hint
    ? `<p class="hint" id="${field.name}-hint">${escapeHtml(field.hint)}</p>`
    : '';
  if (field.type === 'password') {
    attributes.push(
      `data-show="${escapeHtml(translate(locale, 'showPassword'))}" data-hide="${escapeHtml(translate(locale, 'hidePassword'))}"`,
    );
  }
  return `<div class="field"><label for="${field.name}" id="${field.name}-label">${escapeHtml(field.label)}</label><div class="input"><input ${attributes.join(' ')}></div>${hint}</div>`;
}

/** A form as it is posted. */
export interface Form {
  locale: Locale;
  action: string;
  csrf: string;
  fields?: Field[];
  /** Values that are posted as they are. */
  hidden?: Record<string, string>;
  submit: string;
}

/** A form with its guard value. `novalidate`: the messages are ours, in the page's language. */
export function renderForm({ locale, action, csrf, fields = [], hidden = {}, submit }: Form) {
  const inputs = Object.entries({ csrf, ...hidden }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="${escapeHtml(action)}" novalidate>
${[...inputs, ...fields.map((field) => renderField(locale, field))].join('\n')}
<button type="submit">${escapeHtml(submit)}</button>
</form>`;
}
