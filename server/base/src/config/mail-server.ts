import type { SettingGroup } from './setting-group.rules.ts';
import type { SettingValues } from './settings.ts';

/** The SMTP server that sends the mail of the embedded identity provider. */
export interface MailServer {
  host: string;
  port: number;
  /** `always`: TLS from the first byte; `starttls`: nothing is said before the switch to TLS; `none`: in the open. */
  tls: 'always' | 'starttls' | 'none';
  user: string | undefined;
  password: string | undefined;
  /** What stands in From: an address, or `Name <address>`. */
  from: string;
}

const USUAL_PORTS = { always: 465, starttls: 587, none: 25 };

/** Without mail none is needed. */
export const MAIL_GROUP: SettingGroup = {
  name: 'SMTP',
  needed: ['SMTP_URL', 'SMTP_FROM'],
  together: ['SMTP_USER', 'SMTP_PASSWORD'],
};

/** The mail server, or undefined when none is configured. */
export function readMailServer(values: SettingValues): MailServer | undefined {
  const { SMTP_URL, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = values;
  if (!SMTP_URL || !from) return undefined;
  const { protocol, hostname, port } = new URL(SMTP_URL);
  const tls = protocol === 'smtps:' ? 'always' : values.SMTP_STARTTLS ? 'starttls' : 'none';
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || USUAL_PORTS[tls], tls, user, password, from };
}
