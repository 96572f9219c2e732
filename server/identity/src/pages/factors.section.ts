import type { Locale } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import type { FactorState } from '../factors/factors.ts';
import { RECOVERY_CODES } from '../account/recovery-code.rules.ts';
import type { Passkey } from '../store/passkeys.ts';
import { translateFactor } from './factor-messages.ts';

/** What the page "Signing in" says of second factors. */
export interface FactorsSection extends FactorState {
  /** Where they are changed, without the last part. */
  base: string;
  /** Whether browsers know passkeys at this address. */
  canAddPasskey: boolean;
}

function renderPasskey(locale: Locale, base: string, passkey: Passkey): Markup {
  const t = translateFactor.bind(null, locale);
  const { id, name, createdAt, usedAt } = passkey;
  const date = (seconds: number) =>
    // As the product's own pages write dates where no region is known.
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    }).format(seconds * 1000);
  const used = usedAt === null ? t('neverUsed') : t('lastUsed', { date: date(usedAt) });
  const query = new URLSearchParams({ id }).toString();
  return html`<li><span><strong>${name}</strong><br><span class="hint">${t('added', { date: date(createdAt) })}, ${used}</span></span> <a href="${base}/remove-passkey?${query}" aria-label="${t('removeNamed', { name })}">${t('remove')}</a></li>\n`;
}

/** What an account has beside its password, and where it is changed. */
export function renderFactors(locale: Locale, section: FactorsSection): Markup {
  const t = translateFactor.bind(null, locale);
  const { base, authenticator, passkeys, codesLeft, canAddPasskey } = section;
  const isOn = authenticator || passkeys.length > 0;
  const left = t('codesLeft', { left: codesLeft, total: RECOVERY_CODES });
  return html`<section class="quiet" aria-labelledby="two-step">
<h2 id="two-step">${t('twoStep')}</h2>
<p>${t(isOn ? 'twoStepOn' : 'twoStepOff')}</p>
<h3>${t('app')}</h3>
<p>${authenticator && html`${t('appOn')} · `}<a href="${base}/${authenticator ? 'remove-app' : 'app'}">${t(authenticator ? 'removeApp' : 'setUpApp')}</a></p>
${(canAddPasskey || passkeys.length > 0) && html`<h3>${t('passkeys')}</h3>\n`}${passkeys.length > 0 && html`<ul class="rows">\n${passkeys.map((passkey) => renderPasskey(locale, base, passkey))}</ul>\n`}${canAddPasskey && html`<p><a href="${base}/passkey">${t('addPasskey')}</a></p>\n`}${isOn && html`<h3>${t('recoveryCodes')}</h3>\n<p>${left} · <a href="${base}/codes">${t('newCodes')}</a></p>\n`}</section>`;
}
