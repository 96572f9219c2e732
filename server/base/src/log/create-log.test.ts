import { expect, test } from '@jest/globals';
import { createLog } from './create-log.ts';

function capture(level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}

test('writes one JSON object a line, from the configured level on', () => {
  const { lines, log } = capture('warn');
  log.info('quiet');
  log.warn({ remote: 'mfe_billing' }, 'heard');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 40, remote: 'mfe_billing', msg: 'heard' }),
  ]);
});

test('keeps what users typed out of database errors', () => {
  const { lines, log } = capture();
  const error = Object.assign(new Error('duplicate key: ada@example.org'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'idp_user_email_key',
    detail: 'Key (email)=(ada@example.org) already exists.',
  });
  log.error({ err: new Error('Save failed', { cause: error }) }, 'failed');
  expect(lines.join('')).not.toContain('ada@');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'Save failed', cause: { code: '23505', constraint: 'idp_user_email_key' } },
  });
});

test('never writes a request', () => {
  const { lines, log } = capture();
  log.info({ req: { url: '/?q=secret', ip: '10.1.2.3' }, res: {} }, 'request');
  expect(lines.join('')).not.toMatch(/secret|10\.1\.2\.3/);
});
