import type { SettingName, SettingValues } from './settings.ts';

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

const NEEDED = ['SMTP_URL', 'SMTP_FROM'] as const satisfies readonly SettingName[];
const LOGIN = ['SMTP_USER', 'SMTP_PASSWORD'] as const satisfies readonly SettingName[];
const USUAL_PORTS = { always: 465, starttls: 587, none: 25 };

/** The variables that a half configuration lacks; `given` are the names that are set. Without mail none is needed. */
export function missingForMail(given: readonly string[]): SettingName[] {
  if (!given.some((name) => name.startsWith('SMTP_'))) return [];
  const needed = LOGIN.some((name) => given.includes(name)) ? [...NEEDED, ...LOGIN] : NEEDED;
  return needed.filter((name) => !given.includes(name));
}

/** The mail server, or undefined when none is configured. */
export function readMailServer(values: SettingValues): MailServer | undefined {
  const { SMTP_URL, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = values;
  if (!SMTP_URL || !from) return undefined;
  const { protocol, hostname, port } = new URL(SMTP_URL);
  const tls = protocol === 'smtps:' ? 'always' : values.SMTP_STARTTLS ? 'starttls' : 'none';
  const host = hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(port) || USUAL_PORTS[tls], tls, user, password, from };
}
