import { expect, test } from '@jest/globals';
import { strangerOf, type StrangerCase, type StrangerSet } from '../strangers/read-sets.ts';
import { judgeStrangers } from './strangers.measure.ts';

/** A set of one person of one bullet, and a rewrite of it. */
function setOf(name: string, bullet: string, text: string): StrangerSet {
  const nurse = strangerOf({
    key: 'en-nurse',
    language: 'en',
    head: { fullName: 'Ada Mole', title: '', location: '', phone: '' },
    summary: '',
    work: [{ position: 'Nurse', company: name, start: '2020-01', end: '', ...own(bullet) }],
    education: [],
    skills: [],
    languages: [],
  });
  const one: StrangerCase = {
    ...{ id: name, person: 'en-nurse', kind: 'honest', field: 'bullet', language: 'en', why: '' },
    ...{ at: 'work.0.achievements.0', text },
  };
  return { name, people: new Map([[nurse.key, nurse]]), cases: [one], letters: [] };
}

function own(bullet: string) {
  return { description: '', achievements: [bullet] };
}

test('people of two sets that have the same key are judged each by their own CV', () => {
  const { cases } = judgeStrangers([
    setOf(
      'Harrowgill',
      'Trained eleven apprentices in welding.',
      'Trained 11 apprentices in welding.',
    ),
    setOf('Ashdale', 'Kept the stock list for the van.', 'Kept the stock list of the van.'),
  ]);
  expect(cases.map(({ answer }) => answer)).toEqual(['proven', 'proven']);
});
