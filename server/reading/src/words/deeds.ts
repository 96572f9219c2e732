import { readFileSync } from 'node:fs';
import { stem } from './stem.rules.ts';

/** Deeds that are one deed in other words, in English, Spanish and German. */
const GROUPS = readFileSync(new URL('./deeds.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n\s*\n/)
  .map((group) => group.trim().split(/\s+/))
  .map((words) => new Set(words.flatMap((word) => [word, stem(word), ...doing(word)])));

/** "Caring", "cutting": of short verbs, which keep their ending as a stem. */
function doing(verb: string): string[] {
  if (verb.length > 4) return [];
  return [verb, verb + verb.slice(-1), verb.replace(/e$/, '')].map((root) => `${root}ing`);
}

/** All words for a deed, folded; undefined when it is not listed. */
export function deedGroup(deed: string): ReadonlySet<string> | undefined {
  // Typed without umlauts: "klaeren".
  const typed = deed.replace(/(?<![aeq])([aou])e/g, '$1');
  return [deed, stem(deed), typed]
    .map((word) => GROUPS.find((group) => group.has(word)))
    .find((group) => group !== undefined);
}
