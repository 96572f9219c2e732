import type { Proposal } from '../../task/engine.ts';
import type { Prompt } from '../prompts/prompt.ts';

/** One question with its data. */
export interface Question<T> {
  prompt: Prompt<T>;
  /** What the answer is to be written in (ISO 639-1). */
  language: string;
  data: unknown;
  /** What is wrong with an answer of the right shape, in words for the model; undefined: nothing. */
  check?: (answer: T) => string | undefined;
}

/** Puts a question; throws a `ModelError` when there is no usable answer. */
export type Ask = <T>(question: Question<T>) => Promise<T>;

/** A part of a job that is asked for on its own, so that small models can follow and one failure loses little. */
export type Chunk = (ask: Ask) => Promise<readonly Proposal[]>;
