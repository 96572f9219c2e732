import type { Language } from '@sastre/shared-contracts/api';
import { person } from '../eval/people/person.ts';
import { createGate, type Answer } from './gate.rules.ts';

/** What the gate says of a text that is to stand for the one bullet of a CV; `title`: the position held. */
export function answerFor(
  bullet: string,
  text: string,
  language: Language,
  title = 'Staff',
): Answer {
  const { cv } = person({
    key: 'one',
    job: '',
    head: ['Ada Mole', '', '', ''],
    summary: '',
    work: [{ as: [title, 'Harrowgill', '2019-10'], achievements: [bullet] }],
    studies: [],
    skills: [],
    languages: {},
  });
  const gate = createGate({
    main: cv,
    jobText: '',
    companyName: '',
    position: '',
    letterLanguage: language,
    now: new Date('2026-11-22'),
  });
  const path = `work[${cv.work_experience[0]?.id}].achievements[0]`;
  return gate.judge(path, text).answer;
}
