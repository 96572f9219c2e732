import type { Language } from '@sastre/shared-contracts/api';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';
import type { Answer } from './gate.rules.ts';

/** A CV of one bullet: the path of the bullet, and the gate for it. */
function gateOf(bullet: string, language: Language) {
  const cv = cvInBrief({
    work: [{ as: ['Staff', 'Harrowgill', '2019-10'], achievements: [bullet] }],
  });
  const gate = gateOver(cv, { letterLanguage: language });
  return { gate, path: `work[${cv.work_experience[0]?.id}].achievements[0]` };
}

/** What the gate says of a text that is to stand for the one bullet of a CV. */
export function answerFor(bullet: string, text: string, language: Language): Answer {
  const { gate, path } = gateOf(bullet, language);
  return gate.judge(path, text).answer;
}

/** What the gate says of a letter's sentence that tells of the one bullet of a CV. */
export function answerInLetter(bullet: string, text: string, language: Language): Answer {
  return gateOf(bullet, language).gate.judge('coverLetter', text).answer;
}
