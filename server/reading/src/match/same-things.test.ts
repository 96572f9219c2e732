import { expect, test } from '@jest/globals';
import { can, did, isFound } from './held-in.fixture.ts';

test.each([
  ['Ihre Aufgaben', 'Azubis anleiten', did('Anleitung von Auszubildenden'), true],
  ['Ihre Aufgaben', 'Azubis anleiten', did('Anleitung von Besuchern'), false],
  ['Your tasks', 'Respond to customer complaints', did('Handled guest complaints'), true],
  ['Your tasks', 'Respond to customer complaints', did('Answered guest enquiries'), false],
  ['Your tasks', 'Monitor dialysis machines', did('Monitored production machines'), false],
  ['Funciones', 'Soldadura de tuberías', did('Soldé tubos de acero'), true],
  ['Funciones', 'Soldadura de tuberías', did('Vendí tubos de acero'), false],
  ['Requirements', 'Hoist experience', can('Hoists and slide sheets'), true],
  ['Requirements', 'Syringe driver experience', can('Syringe drivers'), true],
  ['Requirements', 'Syringe driver experience', can('Syringes'), false],
  ['Requirements', 'User experience', did('Trained users of the till'), false],
  ['Requirements', 'Willing to work nights', did('Took charge on night shifts'), true],
  ['Requirements', 'Willing to work nights', did('Planned a night out for clients'), false],
  ['Requirements', 'Willing to work nights', did('Worked late shifts'), false],
  ['Ihre Aufgaben', 'Übernahme von Nachtdiensten', did('Nachtdienste auf der Station'), true],
  ['Ihre Aufgaben', 'Übernahme von Nachtdiensten', did('Frühdienste auf der Station'), false],
  ['Your tasks', 'Join the on-call rota one week in five', did('On call every sixth week'), true],
  ['Your tasks', 'Join the on-call rota one week in five', did('Wrote the kitchen rota'), false],
  [
    'Your tasks',
    'Mentor new staff',
    did('Mentored 11 newly qualified nurses on the intensive care unit'),
    true,
  ],
  [
    'Your tasks',
    'Support and mentor junior staff, students and new starters',
    did('Mentored 11 newly qualified nurses'),
    true,
  ],
  ['Your tasks', 'Support and mentor junior staff', did('Mentored a chess club'), false],
  ['Your tasks', 'Support and mentor junior staff', did('Was mentored by a new nurse'), false],
  ['Your tasks', 'Mentor new staff', did('Bought new chairs for the staff room'), false],
])('%s: %s is said in a word for the same thing by %j: %s', (section, asked, held, isTold) => {
  expect(isFound(section, asked, held)).toBe(isTold);
});
