import { readFileSync } from 'node:fs';
import { labelled, type LabelledSentence } from './labelled.ts';

const PEOPLE =
  'nurse electrician developer dispatcher teacher cook accountant designer carpenter seller scientist driver';

/** All labelled sentences: of each person a file, what is true before the line of dashes and what is not behind it. */
export const SENTENCES: readonly LabelledSentence[] = PEOPLE.split(' ').flatMap((person) => {
  const file = readFileSync(new URL(`./${person}.txt`, import.meta.url), 'utf8');
  const [truths = '', lies = ''] = file.split('\n---\n');
  return labelled(person, truths, lies);
});
