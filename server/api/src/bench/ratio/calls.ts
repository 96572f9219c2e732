import { analystCv } from '@sastre/reading/testing';

/** A call that people make all the time. */
export interface BenchCall {
  name: string;
  method: 'GET' | 'PUT';
  path: (ids: { cv: string; job: string }) => string;
  body?: () => string;
  /** What it may cost as a multiple of the same on bare `node:http`. */
  goal?: number;
}

/** The calls, with the CV of one person: what is saved is all of it, as a page does it. */
export const CALLS: readonly BenchCall[] = [
  { name: 'GET CV', method: 'GET', path: () => '/user/me/cv', goal: 1.5 },
  {
    name: 'PUT CV',
    method: 'PUT',
    path: ({ cv }) => `/user/me/cv/${cv}`,
    body: () => JSON.stringify(analystCv),
    goal: 1.5,
  },
  {
    // As somebody types: other words each time, whose language is told anew.
    name: 'PUT words',
    method: 'PUT',
    path: ({ cv }) => `/user/me/cv/${cv}`,
    body: () => JSON.stringify(withMoreWords()),
  },
  { name: 'list', method: 'GET', path: () => '/user/me/cv/tailored-list' },
  { name: 'progress', method: 'GET', path: ({ job }) => `/user/me/cv/tailor/progress/${job}` },
];

let saves = 0;

/** A number is left out where a language is heard, so it is written in letters. */
function withMoreWords(): object {
  const { personal_info: person, ...rest } = analystCv;
  saves += 1;
  const word = String(saves).replace(/\d/g, (digit) => 'aeioulmnrs'.charAt(Number(digit)));
  return { ...rest, personal_info: { ...person, summary: `${person.summary} ${word}` } };
}
