import { type Locale, renderOther, renderStatus } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderAlert, renderPage } from './layout.ts';

/** A page without a form: what has happened and where to go. */
export interface NoticePage {
  locale: Locale;
  title: string;
  /** What went well, or an error. */
  status?: string;
  error?: string;
  more?: string;
  link: { href: string; text: string };
}

/** Says what has happened. */
export function renderNoticePage({ locale, title, status, error, more, link }: NoticePage): string {
  return renderPage(
    locale,
    title,
    html`${renderAlert(error)}${status && renderStatus(status)}${more && html`<p>${more}</p>`}${renderOther(link.href, link.text)}`,
  );
}
