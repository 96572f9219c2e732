import { type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm, type Field } from './field.ts';
import { translateFactor } from './factor-messages.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** What a page shows that changes how somebody signs in, and asks once more who is there. */
export interface ProvePage {
  locale: Locale;
  action: string;
  csrf: string;
  title: string;
  /** What will happen. */
  texts: readonly string[];
  submit: string;
  /** Where the page "Signing in" is. */
  back: string;
  /** Asked for before the password. */
  fields?: Field[];
  hidden?: Record<string, string>;
  /** Which codes the account has; absent: it has no second factor. */
  code?: 'app' | 'recovery' | undefined;
  /** What its passkeys are asked, as JSON. */
  passkeyQuestion?: string | undefined;
  error?: string | undefined;
  wrongField?: string | undefined;
}

function codeField({ locale, code, wrongField }: ProvePage): Field[] {
  if (code === undefined) return [];
  return [
    {
      name: 'code',
      label: translateFactor(locale, code === 'app' ? 'code' : 'recoveryCode'),
      type: 'text',
      autocomplete: 'one-time-code',
      invalid: wrongField === 'code',
    },
  ];
}

/** Asks for the password and, where there are any, for a second factor. */
export function renderProvePage(page: ProvePage): string {
  const { locale, action, csrf, hidden = {}, fields = [], passkeyQuestion } = page;
  const t = translateFactor.bind(null, locale);
  const password: Field = {
    name: 'current',
    label: translate(locale, 'currentPassword'),
    type: 'password',
    autocomplete: 'current-password',
    invalid: page.wrongField === 'current',
    focus: !page.error && fields.length === 0,
  };
  const form = renderForm({
    locale,
    action,
    csrf,
    hidden,
    fields: [...fields, password, ...codeField(page)],
    submit: page.submit,
    passkey:
      passkeyQuestion === undefined
        ? undefined
        : {
            label: t('confirmPasskey'),
            question: passkeyQuestion,
            failed: t('passkeyFailed'),
          },
  });
  return renderPage(
    locale,
    page.title,
    html`${page.texts.map((text) => html`<p>${text}</p>`)}${renderAlert(page.error, page.wrongField)}${form}${renderOther(page.back, t('cancel'))}`,
  );
}
