import { createSecondLook } from '../../review/second-look.rules.ts';
import type { Pair } from '../run-pairs.ts';
import type { Judge } from './copy.measure.ts';

/** When the evaluation takes place, whatever the clock says. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** The judge of a pair: the gate, made anew from the main CV and the job text as it is for decisions in a review. */
export function judgeOf({ person, job, translateTo }: Pair): Judge {
  const look = createSecondLook({
    main: person.cv,
    jobDescription: job.jobDescription,
    companyNames: [job.companyName],
    translatedTo: translateTo ?? undefined,
    now: NOW,
  });
  return (edit) => {
    const why = look(edit);
    return why === undefined ? { answer: 'proven' } : { answer: 'contradicted', why };
  };
}
