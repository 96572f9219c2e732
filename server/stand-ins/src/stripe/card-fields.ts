import type { Language } from '@sastre/shared-contracts/api';
import { escapeHtml } from '@sastre/base/hosted-pages';
import type { CardForm, CardProblem } from './cards.rules.ts';
import { translate, type Messages } from './messages.ts';

/** What was typed, and what is wrong with it. Neither number nor code is ever written back. */
export interface CardFieldsState {
  name: string;
  problems: Partial<Record<keyof CardForm, CardProblem>>;
}

/** Number, expiry, code and name of a card, each with its own message. */
export function renderCardFields(language: Language, { name, problems }: CardFieldsState): string {
  const first = (['number', 'expiry', 'cvc', 'name'] as const).find((key) => problems[key]);
  const field = (key: keyof CardForm, options: FieldOptions) =>
    renderField(language, key, { ...options, problem: problems[key], hasFocus: key === first });
  const number = field('number', {
    label: 'cardNumber',
    autocomplete: 'cc-number',
    isDigits: true,
  });
  const expiry = field('expiry', {
    label: 'expiry',
    autocomplete: 'cc-exp',
    hint: 'expiryHint',
    isDigits: false,
  });
  const cvc = field('cvc', {
    label: 'cvc',
    autocomplete: 'cc-csc',
    hint: 'cvcHint',
    isDigits: true,
  });
  const holder = field('name', {
    label: 'name',
    autocomplete: 'cc-name',
    isDigits: false,
    value: name,
  });
  return `${number}\n<div class="pair">${expiry}${cvc}</div>\n${holder}`;
}

/** The cards that may be typed in. */
export function renderTestCards(language: Language): string {
  const line = (key: 'cardPays' | 'cardDeclined' | 'cardFailsLater', number: string) =>
    `<li>${escapeHtml(translate(language, key, { number }))}</li>`;
  return `<section class="cards"><h2>${escapeHtml(translate(language, 'testCards'))}</h2><p>${escapeHtml(translate(language, 'testModeHint'))}</p><ul>${line('cardPays', '4242 4242 4242 4242')}${line('cardDeclined', '4000 0000 0000 0002')}${line('cardFailsLater', '4000 0000 0000 0341')}</ul></section>`;
}

interface FieldOptions {
  label: keyof Messages;
  autocomplete: string;
  isDigits: boolean;
  hint?: keyof Messages;
  value?: string;
  problem?: CardProblem | undefined;
  hasFocus?: boolean;
}

function renderField(language: Language, key: string, options: FieldOptions): string {
  const { label, autocomplete, isDigits, hint, value, problem, hasFocus } = options;
  const text = (message: keyof Messages) => escapeHtml(translate(language, message));
  const described = problem ? `${key}-problem` : hint ? `${key}-hint` : '';
  const attributes = [
    `id="${key}" name="${key}" type="text" autocomplete="${autocomplete}" required`,
    isDigits ? 'inputmode="numeric"' : '',
    value ? `value="${escapeHtml(value)}"` : '',
    described ? `aria-describedby="${described}"` : '',
    problem ? 'aria-invalid="true"' : '',
    hasFocus ? 'autofocus' : '',
  ];
  const below = [
    hint && !problem ? `<p class="hint" id="${key}-hint">${text(hint)}</p>` : '',
    problem ? `<p class="problem" id="${key}-problem">${text(problem)}</p>` : '',
  ];
  return `<div class="field"><label for="${key}">${text(label)}</label><input ${attributes.filter(Boolean).join(' ')}>${below.join('')}</div>`;
}
