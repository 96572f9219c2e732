import { expect, test } from '@jest/globals';
import { factLines } from './facts.rules.ts';

const telling = (language: string) => ({
  language,
  levelOf: (level: string) => level.toUpperCase(),
});

test('facts of one entry stand together, months are told in the language, the rest as it is', () => {
  const facts = [
    { id: 'work[1].company', text: 'Costa Clinics' },
    { id: 'skills[1].name', text: 'SQL' },
    { id: 'work[1].startDate', text: '2021-03' },
    { id: 'work[2].startDate', text: '2017' },
    { id: 'work[1].achievements[0]', text: 'Halved it in 2021-03' },
    { id: 'skills[2].name', text: 'Python' },
    { id: 'sections[a].entries[1].name', text: 'Bridge' },
    { id: 'sections[a].entries[2].name', text: 'Shed' },
    { id: 'sections[a].entries[1].endDate', text: '2020-11' },
  ];
  expect(factLines(facts, telling('en'))).toEqual([
    'Costa Clinics · Mar 2021 · Halved it in 2021-03',
    'SQL · Python',
    '2017',
    'Bridge · Nov 2020',
    'Shed',
  ]);
  expect(factLines(facts, telling('es'))[0]).toMatch(/mar 2021/);
});

test('a fact that was found since is told as any other of its entry', () => {
  const facts = [
    { id: 'work[1].company', text: 'Costa Clinics' },
    { id: 'main:work[1].startDate', text: '2021-03' },
    { id: 'copy:languages[1]', text: 'Inglés (Advanced)' },
  ];
  expect(factLines(facts, telling('en'))).toEqual([
    'Costa Clinics · Mar 2021',
    'Inglés (ADVANCED)',
  ]);
});

test('the level of a language is told in the language, and a name in brackets is none', () => {
  const facts = [
    { id: 'languages[1].language', text: 'Inglés (UK) (Advanced)' },
    { id: 'languages[2].language', text: 'Deutsch (Schweiz)' },
  ];
  expect(factLines(facts, telling('es'))).toEqual(['Inglés (UK) (ADVANCED) · Deutsch (Schweiz)']);
});
