import type { Language } from '@sastre/shared-contracts/api';
import { createGate, type Answer, type Gate } from '@sastre/gate';
import { detectLanguage, readJobText } from '@sastre/reading';
import { positionIn } from '../../letter/names.rules.ts';
import { jobOf } from '../jobs/jobs.ts';
import { PEOPLE } from '../people/people.ts';
import type { LabelledSentence } from '../sentences/labelled.ts';

/** A labelled sentence and what the gate says of it. */
export interface JudgedSentence extends LabelledSentence {
  answer: Answer;
  reason: string | undefined;
}

/** Holds each sentence to the gate of its person and the job that fits that person. */
export function judgeSentences(sentences: readonly LabelledSentence[]): JudgedSentence[] {
  const gates = new Map<string, Gate>();
  return sentences.map((one) => {
    const language = detectLanguage(one.text) ?? 'en';
    const key = `${one.person} ${language}`;
    const gate = gates.get(key) ?? gateOf(one.person, language);
    gates.set(key, gate);
    const { answer, reason } = gate.judge(one.path, one.text);
    return { ...one, answer, reason };
  });
}

function gateOf(key: string, letterLanguage: Language): Gate {
  const person = PEOPLE.find((one) => one.key === key);
  if (person === undefined) throw new Error(`There is nobody called ${key}.`);
  const { companyName, jobDescription } = jobOf(person.job);
  const jobText = readJobText(jobDescription);
  const position = positionIn(jobText, companyName);
  const now = new Date('2026-11-21T12:00:00Z');
  return createGate({ main: person.cv, jobText, companyName, position, letterLanguage, now });
}
