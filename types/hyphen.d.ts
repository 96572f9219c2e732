// The package has no types of its own.
declare module 'hyphen' {
  /** Hyphenation patterns of a language, as its file has them. */
  export type Patterns = readonly unknown[];
  export default function createHyphenator(
    patterns: Patterns,
    options?: { hyphenChar?: string; minWordLength?: number; html?: boolean },
  ): (text: string) => string;
}
declare module 'hyphen/patterns/*.js' {
  import type { Patterns } from 'hyphen';
  const patterns: Patterns;
  export default patterns;
}
