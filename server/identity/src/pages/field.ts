import type { Locale } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
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
  /** Only digits are typed: telephones show their keys. */
  numeric?: boolean;
  /** A new password: the page's script says how hard it is to guess, in the words of these. */
  strength?: { text: string; names: string; owner?: string | undefined };
}

/** Label, input and hint. A password is never written back; the page's script lets it be shown. */
function renderField(locale: Locale, field: Field): Markup {
  const { name, type, hint } = field;
  const described = [hint && `${name}-hint`, field.invalid && 'error'].filter(Boolean);
  const isPassword = type === 'password';
  const attributes = [
    (type === 'email' || field.autocomplete === 'one-time-code') &&
      html` autocapitalize="none" spellcheck="false"`,
    field.numeric && html` inputmode="numeric"`,
    !isPassword && field.value && html` value="${field.value}"`,
    described.length > 0 && html` aria-describedby="${described.join(' ')}"`,
    field.invalid && html` aria-invalid="true"`,
    // With an error the alert has the focus.
    field.focus && html` autofocus`,
    isPassword &&
      html` data-show="${translate(locale, 'showPassword')}" data-hide="${translate(locale, 'hidePassword')}"`,
    field.strength &&
      html` data-strength="${field.strength.text}" data-strengths="${field.strength.names}" data-owner="${field.strength.owner ?? ''}"`,
  ];
  return html`<div class="field"><label for="${name}" id="${name}-label">${field.label}</label><div class="input"><input id="${name}" name="${name}" type="${type}" autocomplete="${field.autocomplete}" required${attributes}></div>${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>`;
}

/** A button that asks the browser for a passkey; `question` is JSON for the page's script. */
export interface PasskeyButton {
  label: string;
  question: string;
  /** What is said when no answer came. */
  failed: string;
  /** A new one is made. */
  makes?: boolean;
  /** The browser offers passkeys in the field for the email as well. */
  autofill?: boolean;
}

/** The button of a form, and the field that its answer is posted in. Hidden until the page's script has found that it can be used. */
function renderPasskeyButton({ label, question, failed, makes, autofill }: PasskeyButton): Markup {
  return html`<div class="passkey" hidden><input type="hidden" name="passkey" value=""><button type="button" data-passkey="${question}" data-failed="${failed}"${makes && html` data-makes`}${autofill && html` data-autofill`}>${label}</button></div>`;
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
  /** A second way to send it. */
  passkey?: PasskeyButton | undefined;
}

/** A form with its guard value. `novalidate`: the messages are ours, in the page's language. */
export function renderForm({
  locale,
  action,
  csrf,
  fields = [],
  hidden = {},
  submit,
  passkey,
}: Form): Markup {
  const inputs = [
    ...Object.entries({ csrf, ...hidden }).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    ),
    ...fields.map((field) => renderField(locale, field)),
  ];
  return html`<form method="post" action="${action}" novalidate>
${inputs.map((input) => html`${input}\n`)}<button type="submit">${submit}</button>${passkey && renderPasskeyButton(passkey)}
</form>`;
}

/** A form that has nothing but such a button. */
export function renderPasskeyForm(form: {
  action: string;
  csrf: string;
  passkey: PasskeyButton;
}): Markup {
  const { action, csrf, passkey } = form;
  return html`<form method="post" action="${action}"><input type="hidden" name="csrf" value="${csrf}">${renderPasskeyButton(passkey)}</form>`;
}
