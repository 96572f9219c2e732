import type { Language } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import type { CardForm, CardProblem } from './cards.rules.ts';
import { translate, type Messages } from './messages.ts';

/** What was typed, and what is wrong with it. Neither number nor code is ever written back. */
export interface CardFieldsState {
  name: string;
  problems: Partial<Record<keyof CardForm, CardProblem>>;
}

/** Number, expiry, code and name of a card, each with its own message. */
export function renderCardFields(language: Language, { name, problems }: CardFieldsState): Markup {
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
  return html`${number}\n<div class="pair">${expiry}${cvc}</div>\n${holder}`;
}

/** The cards that may be typed in. */
export function renderTestCards(language: Language): Markup {
  const t = translate.bind(null, language);
  const line = (key: 'cardPays' | 'cardDeclined' | 'cardFailsLater', number: string) =>
    html`<li>${t(key, { number })}</li>`;
  return html`<section class="cards"><h2>${t('testCards')}</h2><p>${t('testModeHint')}</p><ul>${line('cardPays', '4242 4242 4242 4242')}${line('cardDeclined', '4000 0000 0000 0002')}${line('cardFailsLater', '4000 0000 0000 0341')}</ul></section>`;
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

function renderField(language: Language, key: string, options: FieldOptions): Markup {
  const { label, autocomplete, isDigits, hint, value, problem, hasFocus } = options;
  const t = translate.bind(null, language);
  const described = problem ? `${key}-problem` : hint && `${key}-hint`;
  const attributes = [
    isDigits && html` inputmode="numeric"`,
    value && html` value="${value}"`,
    described && html` aria-describedby="${described}"`,
    problem && html` aria-invalid="true"`,
    hasFocus && html` autofocus`,
  ];
  const below = problem
    ? html`<p class="problem" id="${key}-problem">${t(problem)}</p>`
    : hint && html`<p class="hint" id="${key}-hint">${t(hint)}</p>`;
  return html`<div class="field"><label for="${key}">${t(label)}</label><input id="${key}" name="${key}" type="text" autocomplete="${autocomplete}" required${attributes}>${below}</div>`;
}
