import type { Language } from '@sastre/shared-contracts/api';
import { PHRASES } from './phrases.ts';

/** The fixed texts of letters in a language, cut at their places (`{company}`): what stands between them claims nothing. */
export function frameFragments(language: Language): string[] {
  const texts = Object.values(PHRASES[language]).flat(3) as string[];
  const fragments = texts.flatMap((text) => text.split(/\{\w+\}|(?<=[.!?])\s+/));
  const bare = fragments.map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  return [...new Set(bare)].filter((text) => /\S\s+\S/.test(text));
}
