import type { Language } from '@sastre/shared-contracts/api';
import { allPhrases } from './phrases.ts';

/** The fixed texts of letters in a language, cut at their places (`{company}`) and sentences: what is left claims nothing. */
export function frameTexts(language: Language): string[] {
  const texts = allPhrases(language).flatMap(
    (phrases) => Object.values(phrases).flat(3) as string[],
  );
  const fragments = texts.flatMap((text) => text.split(/\{\w+\}|(?<=[.!?])\s+/));
  const bare = fragments.map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(bare)].filter((text) => text !== '');
}
