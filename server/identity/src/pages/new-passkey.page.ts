import { type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderPasskeyForm } from './field.ts';
import { translateFactor } from './factor-messages.ts';
import { renderPage } from './layout.ts';

/** What the page shows on which the browser makes a passkey. */
export interface NewPasskeyPage {
  locale: Locale;
  action: string;
  csrf: string;
  name: string;
  /** What the browser is asked to make, as JSON. */
  question: string;
  /** Where the page "Signing in" is. */
  back: string;
}

/** A button that makes a passkey: browsers ask for a press of their own. */
export function renderNewPasskeyPage(page: NewPasskeyPage): string {
  const { locale, action, csrf, name, question, back } = page;
  const t = translateFactor.bind(null, locale);
  const passkey = {
    label: t('createPasskey'),
    question,
    failed: t('passkeyNotMade'),
    makes: true,
  };
  return renderPage(
    locale,
    t('addPasskey'),
    html`<p>${t('createText', { name })}</p><noscript><p>${t('needsScript')}</p></noscript>${renderPasskeyForm({ action, csrf, passkey })}${renderOther(back, t('cancel'))}`,
  );
}
