import { fillPlaces, type Locale, PRODUCT_NAME } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { ACTION_SECONDS } from '../store/action-tokens.ts';
import type { OutgoingMail } from './mail-server.ts';
import { MAIL_GREETINGS, MAIL_TEXTS, type MailTextKind } from './mail-texts.ts';

const LINK_STYLE = 'color:#1a5742';

/**
 * A mail as plain text and as simple HTML that says the same. `link` is a whole address. Who is unknown is greeted without
 * a name: the name that somebody typed with a stranger's address is not sent to that stranger.
 */
export function writeMail(
  kind: MailTextKind,
  mail: { to: string; locale: Locale; name?: string | undefined; link: string; site: string },
): OutgoingMail {
  const { to, locale, name = '', link, site } = mail;
  const values = {
    product: PRODUCT_NAME,
    name,
    site,
    minutes: ACTION_SECONDS['password-reset'] / 60,
    hours: ACTION_SECONDS.registration / 3600,
  };
  const filled = (text: string) => fillPlaces(text, values);
  const { subject, before, button = '', after } = MAIL_TEXTS[locale][kind];
  const greeting = MAIL_GREETINGS[locale];
  const opening = [name ? greeting.hello : greeting.helloUnnamed, ...before].map(filled);
  const closing = [...after, greeting.why].map(filled);
  const paragraph = (text: string) => html`<p>${text}</p>\n`;
  return {
    to,
    locale,
    subject: filled(subject),
    text: `${[...opening, link, ...closing].join('\n\n')}\n`,
    html: html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${filled(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1d1b18">
${opening.map(paragraph)}<p><a href="${link}" style="${LINK_STYLE}"><strong>${filled(button)}</strong></a><br>
<a href="${link}" style="${LINK_STYLE}">${link}</a></p>
${closing.map(paragraph)}</body>
</html>
`.markup,
  };
}
