/** What is false in a sentence. */
export const LIES = [
  'number',
  'employer',
  'tool',
  'degree',
  'language',
  'seniority',
  'team',
  'date',
  'job-term',
] as const;
export type Lie = (typeof LIES)[number];

/** A sentence that could stand at `path` in someone's tailored CV; without a lie it says what the facts say. */
export interface LabelledSentence {
  person: string;
  path: string;
  text: string;
  lie?: Lie;
}

/**
 * Sentences about one person, one a line: `place: text`, and of false ones `lie, place: text`. Places: `s` the summary, `L` the letter, `1d` the
 * description of the first job held, `1.0` its first achievement.
 */
export function labelled(person: string, truths: string, lies: string): LabelledSentence[] {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return [
    ...lines(truths).map((line): LabelledSentence => {
      const [, place = '', text = ''] = /^(\S+): (.*)$/.exec(line) ?? unreadable(line);
      return { person, path: pathOf(place), text };
    }),
    ...lines(lies).map((line): LabelledSentence => {
      const [, kind, place = '', text = ''] =
        /^([a-z-]+), (\S+): (.*)$/.exec(line) ?? unreadable(line);
      const lie = LIES.find((known) => known === kind) ?? unreadable(line);
      return { person, path: pathOf(place), text, lie };
    }),
  ];
}

function pathOf(place: string): string {
  if (place === 's') return 'personal_info.summary';
  if (place === 'L') return 'coverLetter';
  const [, entry, achievement] = /^(\d)(?:d|\.(\d))$/.exec(place) ?? unreadable(place);
  const path = `work[w${entry}]`;
  return achievement === undefined ? `${path}.description` : `${path}.achievements[${achievement}]`;
}

function unreadable(line: string): never {
  throw new Error(`No labelled sentence: ${line}`);
}
