import { type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { encode } from 'uqr';
import { spacedSecret, totpAddress } from '../account/totp.rules.ts';
import { renderForm } from './field.ts';
import { translateFactor } from './factor-messages.ts';
import { renderAlert, renderPage } from './layout.ts';

/** What the page shows on which an authenticator app is set up. */
export interface AppSetUpPage {
  locale: Locale;
  action: string;
  csrf: string;
  secret: string;
  email: string;
  /** Where the page "Signing in" is. */
  back: string;
  error?: string | undefined;
}

/** A QR code as a picture of the page itself: dark on white in both themes, with the quiet zone that readers need. */
function renderQrCode(text: string, name: string): Markup {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return html`<svg class="qr" role="img" aria-label="${name}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`;
}

/** Shows the secret, as a picture and as text, and asks for a code: only then it counts. */
export function renderAppSetUpPage(page: AppSetUpPage): string {
  const { locale, action, csrf, secret, email } = page;
  const t = translateFactor.bind(null, locale);
  const form = renderForm({
    locale,
    action,
    csrf,
    fields: [
      {
        name: 'code',
        label: t('appCode'),
        type: 'text',
        autocomplete: 'one-time-code',
        numeric: true,
        hint: t('appCodeHint'),
        invalid: Boolean(page.error),
      },
    ],
    submit: t('turnOn'),
  });
  return renderPage(
    locale,
    t('setUpApp'),
    html`<p>${t('scan')}</p>${renderQrCode(totpAddress(secret, email), t('qrCode'))}<p>${t('key')}: <code class="key">${spacedSecret(secret)}</code></p>${renderAlert(page.error, 'code')}${form}${renderOther(page.back, t('cancel'))}`,
  );
}
