import { expect, test } from '@jest/globals';
import { defaultCvContent, defaultPersonalInfo } from '@sastre/shared-contracts/api';
import { looksLikeAnother } from './identity.rules.ts';
import { takeOver } from './take-over.rules.ts';

const person = (fullName: string, email: string, parts = {}) => ({
  ...defaultPersonalInfo,
  ...{ fullName, email, ...parts },
});
const joerg = person('Jörg von Mühlhäußer', 'joerg@example.org');

test.each([
  ['another name and another e-mail', person('Ana Ruiz', 'ana@example.org'), true],
  ['a new e-mail', person('Jörg von Mühlhäußer', 'jm@example.com'), false],
  ['a new e-mail, and the name told shorter', person('J. Mühlhäußer', 'jm@example.com'), false],
  ['a new e-mail, and the name told longer', person('Dr. Jorg von Mühlhäußer', 'jm@x.com'), false],
  ['a new name', person('Jörg Ruiz', 'JOERG@example.org '), false],
  ['a name and no e-mail', person('Ana Ruiz', ''), false],
  ['an e-mail and no name', person(' ', 'ana@example.org'), false],
])('%s: another person? %s', (_what, other, isOther) => {
  expect(looksLikeAnother(joerg, other)).toBe(isOther);
  expect(looksLikeAnother(other, joerg)).toBe(isOther);
});

test('add and fill leave contact, links and summary of another person out, and refuse nothing else', () => {
  const there = { ...defaultCvContent, personal_info: joerg };
  const theirs = { linkedIn: 'in/ana', phone: '1', location: 'Bonn', summary: 'Ana reads.' };
  const other = {
    ...defaultCvContent,
    personal_info: person('Ana Ruiz', 'ana@example.org', theirs),
    skills: [{ id: '1', name: 'SQL', level: 'Expert' as const }],
  };
  const { cv, changes } = takeOver(there, other, 'add');
  expect(cv.personal_info).toEqual(joerg);
  expect(changes.map(({ part }) => part)).toEqual(['skills']);
  expect(takeOver(there, other, 'fill').cv).toEqual(cv);
  expect(takeOver(there, other, 'replace').cv.personal_info).toMatchObject(theirs);
  const own = { ...other, personal_info: person('J. Mühlhäußer', 'jm@example.com', theirs) };
  expect(takeOver(there, own, 'add').cv.personal_info).toMatchObject(theirs);
  expect(takeOver(there, own, 'fill').cv.personal_info).toMatchObject(theirs);
});
