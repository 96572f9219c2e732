import type { Edit } from '@sastre/shared-contracts/api';

/** Why a decision on an edit cannot be taken. */
export type DecisionProblem = keyof typeof SENTENCES | (string & {});

const SENTENCES = {
  unknown: 'There is no such edit.',
  refused: 'This edit was refused, as your CV does not say it. It cannot be applied.',
  unanswered:
    'Your CV does not say all of this. It can only be applied if you say that it is true.',
  twice: 'This edit is decided on twice.',
  'edited-since': 'You have edited this since. Change it in the copy itself.',
  'no-order': 'The order cannot be told any more. Change it in the copy itself.',
  'main-gone': 'This is no longer in your main CV.',
  'main-changed': 'Your main CV has changed here since. Change it in the copy itself.',
  'last-entry': 'Something must be left to show.',
} as const;

const MISSING: Readonly<Record<string, string>> = {
  number: 'a number',
  date: 'a date',
  name: 'a name',
  tool: 'a tool',
  degree: 'a degree',
  language: 'a language',
  link: 'a link',
  rank: 'a level of responsibility',
  'job-term': 'a term of the job description',
  words: 'one of its words',
  unit: 'a unit',
  level: 'a level',
  deed: 'who did it, or how far it got,',
};

/** A sentence for the user. A code of the gate is told as what the main CV no longer says. */
export function problemSentence(problem: DecisionProblem): string {
  const own = SENTENCES[problem as keyof typeof SENTENCES] as string | undefined;
  if (own !== undefined) return own;
  const missing = MISSING[problem.replace(/-(?:not-in-facts|contradicts)$/, '')] ?? 'a part of it';
  return `Your main CV no longer says this: ${missing} is not in it.`;
}

/** What a turn of edits reads and writes. */
export interface Turn {
  /** The edits as they stood and as they are to stand. */
  was: readonly Edit[];
  now: readonly Edit[];
  /** Those of `now` that change. */
  changed: readonly Edit[];
  /** Notes why an edit cannot be decided so; the first reason stands. */
  refuse(edits: readonly Edit[], problem: DecisionProblem): void;
}
