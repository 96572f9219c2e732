import type { Language } from '@sastre/shared-contracts/api';

/** How much a verb claims: the axis and how far along it, from the least. */
export interface Scale {
  axis: 'deed' | 'progress' | 'knowing' | 'direction';
  step: number;
}

/** How a word stands in its line: in a one-way line `specific` may be told as `general`; in a ring all are `same`. */
export type Side = 'same' | 'specific' | 'general';

/** One concept: words that may stand for one another, in a language and across languages, as the list has them. */
export interface Concept {
  columns: Readonly<Record<Language, string>>;
  isOneWay: boolean;
  scale: Scale | undefined;
}

const STEPS: Record<Scale['axis'], readonly string[]> = {
  deed: ['help', 'take part', 'do', 'lead', 'own'],
  progress: ['plan', 'try', 'do', 'finish'],
  knowing: ['learn', 'use', 'master'],
  direction: ['down', 'up'],
};

/**
 * Reads a word list: one concept a line, `English | German | Spanish`, words separated by commas, other forms behind a slash,
 * `specific > general` for one way. `# scale axis: step` puts what follows on a scale, any other comment takes it off.
 */
export function parseLexicon(text: string): Concept[] {
  const concepts: Concept[] = [];
  let scale: Scale | undefined;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    if (line.startsWith('#')) scale = scaleOf(line);
    else {
      const [en = '', de = '', es = ''] = line.split('|');
      concepts.push({ columns: { en, de, es }, isOneWay: line.includes('>'), scale });
    }
  }
  return concepts;
}

/** Hands on the words and phrases of a concept in one language, other forms (`build`, `built`) like any: a list is read in the languages that are asked for. */
export function eachForm(
  { columns, isOneWay }: Concept,
  language: Language,
  take: (form: string, side: Side) => void,
): void {
  const column = columns[language];
  if (!isOneWay) return eachPiece(column, (form) => take(form, 'same'));
  const [left = '', right = ''] = column.split('>');
  eachPiece(left, (form) => take(form, 'specific'));
  eachPiece(right, (form) => take(form, 'general'));
}

const NEXT = /[,/]/;

function eachPiece(list: string, take: (piece: string) => void): void {
  for (const piece of list.split(NEXT)) {
    const bare = piece.trim();
    if (bare !== '') take(bare);
  }
}

function scaleOf(comment: string): Scale | undefined {
  const [, axis, step] = /^# scale (deed|progress|knowing|direction): (.+)$/.exec(comment) ?? [];
  if (axis === undefined || step === undefined) return undefined;
  const known = axis as Scale['axis'];
  const place = STEPS[known].indexOf(step.trim());
  return place < 0 ? undefined : { axis: known, step: place };
}
