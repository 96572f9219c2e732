import type { WordList } from '../words/units.rules.ts';

/** What speaks against applying a sentence by itself. */
export interface Finding {
  answer: 'unproven' | 'contradicted';
  /** A code, as `number-contradicts` or `words-not-in-facts`. */
  reason: string;
  /** The words that it is about, as they stand in the sentence. */
  words: readonly string[];
}

/** A contradiction; `words` are those that disagree. */
export function contradicted(reason: string, ...words: string[]): Finding {
  return { answer: 'contradicted', reason, words };
}

/** Words that rest on nothing. */
export function unproven(words: readonly string[], reason = 'words-not-in-facts'): Finding {
  return { answer: 'unproven', reason, words };
}

/** The words at these places, as they stand in the sentence. */
export function textsAt({ words }: WordList, places: readonly number[]): string[] {
  return places.map((place) => words[place]?.text ?? '');
}

/** `unproven` for these words; nothing where there is none. */
export function unprovenWords(words: readonly string[], reason?: string): Finding[] {
  return words.length === 0 ? [] : [unproven(words, reason)];
}

/** The same for the words at these places. */
export function unprovenAt(said: WordList, places: readonly number[], reason?: string): Finding[] {
  return unprovenWords(textsAt(said, places), reason);
}
