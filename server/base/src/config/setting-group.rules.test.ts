import { expect, test } from '@jest/globals';
import { missingOf } from './setting-group.rules.ts';

const group = {
  name: 'SMTP',
  needed: ['SMTP_URL', 'SMTP_FROM'],
  together: ['SMTP_USER', 'SMTP_PASSWORD'],
} as const;

test.each([
  [['PORT'], []],
  [['SMTP_URL'], ['SMTP_FROM']],
  [['SMTP_URL', 'SMTP_FROM'], []],
  [['SMTP_STARTTLS'], ['SMTP_URL', 'SMTP_FROM']],
  [['SMTP_URL', 'SMTP_FROM', 'SMTP_USER'], ['SMTP_PASSWORD']],
])('where %j are set, %j are missing', (given, missing) => {
  expect(missingOf(group, given)).toEqual(missing);
});
