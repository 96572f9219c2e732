import { afterEach, expect, test } from '@jest/globals';
import { selfSigned } from '../testing/self-signed.ts';
import { startSmtpSink, type SinkOptions, type SmtpSink } from '../testing/smtp-sink.ts';
import { createMailSender } from './mail-server.ts';

const certificate = selfSigned();
const login = { user: 'sastre', password: 'p:@ss/ wörd' };
const mail = {
  to: 'ana@example.com',
  subject: 'Elige una contraseña',
  text: 'Grüße\n.\nund ein Punkt',
  html: '<p>Grüße</p>',
  locale: 'es',
};

let sink: SmtpSink | undefined;
afterEach(async () => {
  await sink?.stop();
  sink = undefined;
});

async function sendTo(options: SinkOptions, changes: object = {}, ca?: string) {
  sink = await startSmtpSink(options);
  const sender = createMailSender({ ...sink.server, ...changes }, ca);
  try {
    await sender.send(mail);
  } finally {
    sender.close();
  }
  return sink.next(mail.to);
}

test('says the same as text and as HTML, from the configured sender to one address', async () => {
  const received = await sendTo({});
  expect(received).toMatchObject({
    from: 'no-reply@sastre.example',
    to: ['ana@example.com'],
    secure: false,
    subject: 'Elige una contraseña',
  });
  expect(received.text.replaceAll('\r\n', '\n').trim()).toBe(mail.text);
  expect(received.html.trim()).toBe(mail.html);
  expect(received.source).toContain('Auto-Submitted: auto-generated');
});

test.each(['always', 'starttls'] as const)('speaks TLS (%s) and signs in', async (tls) => {
  const received = await sendTo({ certificate, tls, ...login }, {}, certificate.cert);
  expect(received).toMatchObject({ secure: true, to: ['ana@example.com'] });
});

test.each(['always', 'starttls'] as const)(
  'tells nothing to a server whose certificate nobody vouches for (%s)',
  async (tls) => {
    await expect(sendTo({ certificate, tls, ...login })).rejects.toThrow(/certificate/);
    expect(sink?.commands.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
  },
);

test('tells nothing to a server that has no TLS where TLS is configured', async () => {
  await expect(sendTo({ ...login }, { tls: 'starttls' })).rejects.toThrow(/STARTTLS/);
  expect(sink?.commands.filter((line) => /^(AUTH|MAIL)/.test(line))).toEqual([]);
});

test('a wrong password is an error, not a mail', async () => {
  await expect(sendTo(login, { password: 'other' })).rejects.toMatchObject({ code: 'EAUTH' });
  expect(sink?.mails).toEqual([]);
});

test('an address with a line break or a comma is one recipient or none', async () => {
  sink = await startSmtpSink();
  const sender = createMailSender(sink.server);
  for (const to of ['a@example.com,b@example.com', 'a@example.com>\r\nRCPT TO:<b@example.com']) {
    await sender.send({ ...mail, to }).catch(() => undefined);
  }
  sender.close();
  const asked = sink.commands.filter((line) => line.startsWith('RCPT'));
  expect(asked.filter((line) => /^RCPT TO:<b@/.test(line))).toEqual([]);
  expect(sink.mails.flatMap(({ to }) => to).filter((to) => to === 'b@example.com')).toEqual([]);
});
