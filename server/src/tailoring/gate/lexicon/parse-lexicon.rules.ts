import type { Language } from '@sastre/shared-contracts/api';

/** How much a verb claims: the axis and how far along it, from the least. */
export interface Scale {
  axis: 'deed' | 'progress' | 'knowing' | 'direction';
  step: number;
}

/** A word or phrase with its other forms: `build`, `built`. */
export interface LexiconEntry {
  language: Language;
  forms: readonly string[];
  /** In a one-way line `specific` may be told as `general`; in a ring all are `same`. */
  side: 'same' | 'specific' | 'general';
}

/** One concept: words that may stand for one another, in a language and across languages. */
export interface Concept {
  entries: readonly LexiconEntry[];
  scale: Scale | undefined;
}

const STEPS: Record<Scale['axis'], readonly string[]> = {
  deed: ['help', 'take part', 'do', 'lead', 'own'],
  progress: ['plan', 'try', 'do', 'finish'],
  knowing: ['learn', 'use', 'master'],
  direction: ['down', 'up'],
};
const COLUMNS: readonly Language[] = ['en', 'de', 'es'];

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
    else concepts.push({ entries: entriesOf(line), scale });
  }
  return concepts;
}

function scaleOf(comment: string): Scale | undefined {
  const [, axis, step] = /^# scale (deed|progress|knowing|direction): (.+)$/.exec(comment) ?? [];
  if (axis === undefined || step === undefined) return undefined;
  const known = axis as Scale['axis'];
  const place = STEPS[known].indexOf(step.trim());
  return place < 0 ? undefined : { axis: known, step: place };
}

function entriesOf(line: string): LexiconEntry[] {
  return line.split('|').flatMap((column, index) => {
    const language = COLUMNS[index];
    if (language === undefined) return [];
    const [left = '', right] = column.split('>');
    if (right === undefined && !line.includes('>')) return wordsOf(left, language, 'same');
    return [...wordsOf(left, language, 'specific'), ...wordsOf(right ?? '', language, 'general')];
  });
}

function wordsOf(list: string, language: Language, side: LexiconEntry['side']): LexiconEntry[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({
      language,
      side,
      forms: word
        .split('/')
        .map((form) => form.trim())
        .filter((form) => form !== ''),
    }));
}
