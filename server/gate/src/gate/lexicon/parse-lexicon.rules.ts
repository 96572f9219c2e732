import type { Language } from '@sastre/shared-contracts/api';

/** How much a verb claims: the axis and how far along it, from the least. */
export interface Scale {
  axis: 'deed' | 'progress' | 'knowing' | 'direction';
  step: number;
}

/** A word or phrase with its other forms: `build`, `built`. */
export interface LexiconEntry {
  forms: readonly string[];
  /** In a one-way line `specific` may be told as `general`; in a ring all are `same`. */
  side: 'same' | 'specific' | 'general';
}

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

/** What a concept has in one language: a list is read in the languages that are asked for. */
export function entriesOf({ columns, isOneWay }: Concept, language: Language): LexiconEntry[] {
  if (!isOneWay) return wordsOf(columns[language], 'same');
  const [left = '', right = ''] = columns[language].split('>');
  return [...wordsOf(left, 'specific'), ...wordsOf(right, 'general')];
}

function wordsOf(list: string, side: LexiconEntry['side']): LexiconEntry[] {
  return piecesOf(list, ',').map((word) => ({ side, forms: piecesOf(word, '/') }));
}

function piecesOf(text: string, by: string): string[] {
  return text
    .split(by)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

function scaleOf(comment: string): Scale | undefined {
  const [, axis, step] = /^# scale (deed|progress|knowing|direction): (.+)$/.exec(comment) ?? [];
  if (axis === undefined || step === undefined) return undefined;
  const known = axis as Scale['axis'];
  const place = STEPS[known].indexOf(step.trim());
  return place < 0 ? undefined : { axis: known, step: place };
}
