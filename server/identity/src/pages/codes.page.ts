import { type Locale, PRODUCT_NAME, renderOther, renderStatus } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { translateFactor } from './factor-messages.ts';
import { renderPage } from './layout.ts';

/** What the page shows that follows a change of factors, with new recovery codes. */
export interface CodesPage {
  locale: Locale;
  /** What went well. */
  status: string;
  codes: readonly string[];
  /** Where the page "Signing in" is. */
  back: string;
}

/** Shows recovery codes, this once; they can be copied and downloaded. */
export function renderCodesPage({ locale, status, codes, back }: CodesPage): string {
  const t = translateFactor.bind(null, locale);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  const name = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
  return renderPage(
    locale,
    t('recoveryCodes'),
    html`${renderStatus(status)}<p>${t('keepCodes')}</p>
<ol class="codes" id="codes">
${codes.map((code) => html`<li><code>${code}</code></li>\n`)}</ol>
<p class="choices"><a href="${file}" download="${name}">${t('download')}</a><button type="button" class="reveal" hidden data-copy="codes" data-copied="${t('copied')}">${t('copy')}</button></p>
${renderOther(back, t('codesKept'))}`,
  );
}
