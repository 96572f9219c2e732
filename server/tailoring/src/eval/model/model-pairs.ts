import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { jobOf, JOBS } from '../jobs/jobs.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pair } from '../run-pairs.ts';

const INTO: readonly (Language | null)[] = [null, ...LANGUAGES];
/** Has no factor in common with the number of people or jobs, so that a walk in such steps meets all of them. */
const STEP = 5;

/**
 * Every person with every job, in an order that has few pairs stand for all: people of all languages take turns, with their own job at
 * first and others then, and every fourth copy is not translated.
 */
export function modelPairs(): Pair[] {
  return JOBS.flatMap((_job, round) =>
    PEOPLE.flatMap((_person, turn): Pair[] => {
      const at = (turn * STEP) % PEOPLE.length;
      const person = PEOPLE[at];
      if (person === undefined) return [];
      const own = jobOf(person.job);
      const others = JOBS.filter((job) => job !== own);
      const job = round === 0 ? own : others[(at * STEP + round) % others.length];
      const translateTo = INTO[(at + round) % INTO.length] ?? null;
      return job === undefined ? [] : [{ person, job, translateTo }];
    }),
  );
}
