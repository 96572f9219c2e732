import { fold } from '@sastre/reading';
import type { ToldSentence } from './covered.rules.ts';
import type { Deed } from './letter-material.rules.ts';

/** One sentence; of several ways to say it, the first that passes is taken. */
export interface Sentence {
  ways: readonly string[];
  because: readonly string[];
  /** The entry it speaks of. */
  about?: string;
  /** It is said only where it begins as no other one does. */
  isExtra?: true;
}

/** What was said so far. */
export interface Told {
  /** The entry of the sentence before, in the same paragraph. */
  about: string | undefined;
  /** Every entry that was spoken of: a company is named in full once. */
  known: Set<string>;
  /** All of it, where each sentence is asked behind it. */
  text: string | undefined;
  /** The sentence said last. */
  last: string;
  deeds: Deed[];
  because: Set<string>;
  sentences: ToldSentence[];
  /** How sentences began: none begins as another one did, where it can be said otherwise. */
  openings: Set<string>;
  isRefused: boolean;
}

/** Ways that begin as no sentence of the letter does, before the others. */
export function freshFirst(ways: readonly string[], { openings }: Told): string[] {
  return ways.toSorted(
    (one, other) => Number(openings.has(openingOf(one))) - Number(openings.has(openingOf(other))),
  );
}

/** The first two words of a sentence; "in der", "en la" alone begin nothing. */
export function openingOf(sentence: string): string {
  const words = fold(sentence)
    .replace(/[*„“”«»"]/gu, '')
    .split(/\s+/, 3);
  // "Außerdem" joins once, whatever it joins; so does "Tengo".
  if (JOINS.test(words[0] ?? '')) return words[0] ?? '';
  return words.slice(0, words.slice(0, 2).every((word) => SMALL.test(word)) ? 3 : 2).join(' ');
}
/** How a sentence begins, and how its second half would: "Ich bin … und arbeite seit 2012". */
export function openingsOf(sentence: string): string[] {
  const second = / und (arbeite|bin|habe) /u.exec(sentence)?.[1];
  return [openingOf(sentence), ...(second === undefined ? [] : [`ich ${second}`])];
}
const JOINS = /^(?:ausserdem|außerdem|zudem|daneben|ademas|tambien|asimismo|tengo),?$/;
const SMALL = /^(?:i|also|in|an|bei|en|at|der|dem|den|la|el|las|los|the|as|a|als|como)$/;

export function behind({ text = '' }: Told, sentence: string): string {
  return text === '' ? sentence : `${text} ${capital(sentence)}`;
}

/** True when a sentence that was said rests on one of these facts. */
export function isTold(because: readonly string[], { because: told }: Told): boolean {
  return because.some((id) => told.has(id));
}

/** The first letter large, also behind a mark of emphasis or a quote. */
export function capital(text: string): string {
  return text.replace(/^[*„“«]?\p{Ll}/u, (start) => start.toUpperCase());
}
