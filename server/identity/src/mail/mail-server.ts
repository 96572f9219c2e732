import type { Transporter } from 'nodemailer';
import type { MailServer } from '@sastre/base/config';

/** A mail as it is sent. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: string;
}

/** Hands mail to a mail server. */
export interface MailSender {
  /** Rejects when the server did not take it; see `isRefusedForGood`. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 20_000;

async function openTransport(server: MailServer, ca?: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.tls === 'always',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'none',
    tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
    ...(server.user && server.password
      ? { auth: { user: server.user, pass: server.password } }
      : {}),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends over SMTP, never in the open where TLS is configured. `ca`: who vouches for the server instead of the usual authorities. */
export function createMailSender(server: MailServer, ca?: string): MailSender {
  let transport: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, text, html, locale }) {
      // Who sends no mail loads nothing for it.
      transport ??= openTransport(server, ca);
      await (
        await transport
      ).sendMail({
        from: server.from,
        // As an object the address is one recipient, whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
      });
    },
    close: () =>
      void transport?.then(
        (open) => open.close(),
        () => undefined,
      ),
  };
}

/** Whether the server said that this mail will never be taken (5xx about the recipient), not that it cannot now. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}
