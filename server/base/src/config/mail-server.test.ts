import { describe, expect, test } from '@jest/globals';
import { parseConfig } from './config.schema.ts';

const mailServer = (env: Record<string, string>) =>
  parseConfig({ env, repository: '/srv/sastre', isRoot: false }).mailServer;
const from = { SMTP_FROM: 'Sastre <no-reply@example.org>' };

describe('the configuration of a mail server', () => {
  test('is none unless it is named', () => {
    expect(mailServer({})).toBeUndefined();
  });

  test.each([
    ['smtp://mail.example.org', {}, { port: 587, tls: 'starttls' }],
    ['smtp://mail.example.org:2525/', {}, { port: 2525, tls: 'starttls' }],
    ['smtps://mail.example.org', {}, { port: 465, tls: 'always' }],
    ['smtp://localhost', { SMTP_STARTTLS: 'false' }, { port: 25, tls: 'none' }],
    ['smtps://[::1]:4650', { SMTP_STARTTLS: 'false' }, { host: '::1', port: 4650, tls: 'always' }],
  ])('reads %s with %o', (SMTP_URL, more, expected) => {
    const server = mailServer({ SMTP_URL, ...from, ...more });
    expect(server).toMatchObject({ from: from.SMTP_FROM, ...expected });
    expect(server?.user).toBeUndefined();
  });

  test('takes a password as it is', () => {
    const login = { SMTP_USER: 'sastre', SMTP_PASSWORD: 'p:@ss/%20' };
    expect(mailServer({ SMTP_URL: 'smtp://mail', ...from, ...login })).toMatchObject({
      user: 'sastre',
      password: 'p:@ss/%20',
    });
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_FROM: is missing'],
    [from, 'SMTP_URL: is missing'],
    [{ SMTP_URL: 'smtp://mail', ...from, SMTP_USER: 'a' }, 'SMTP_PASSWORD: is missing'],
    [{ SMTP_URL: 'smtp://user:geheim@mail', ...from }, 'SMTP_URL: Use smtp://host:port'],
    [{ SMTP_URL: 'https://mail', ...from }, 'SMTP_URL: Use smtp://host:port'],
    [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'Sastre' }, 'SMTP_FROM: Use an address'],
    [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'A <a@b.c>\nBcc: x@y.z' }, 'SMTP_FROM: Use an address'],
  ])('refuses %o and says why, without values', (env: Record<string, string>, reason) => {
    expect(() => mailServer(env)).toThrow(reason);
    expect(() => mailServer(env)).not.toThrow('geheim');
  });
});
