import type { PartKind } from './headings.data.ts';
import { folded } from './words.rules.ts';
import { WORD_LISTS } from './word-lists.data.ts';

/** What a heading that speaks begins with, or says of the person: "What I can do", "Wo ich gelernt habe". */
const SPEAKING = new Set(WORD_LISTS.speaking);

/** Beginnings of words by which such a heading is told; the first that fits holds. */
const SAID: readonly (readonly [readonly string[], PartKind])[] = [
  [WORD_LISTS.speaksSummary, 'summary'],
  [WORD_LISTS.speaksContact, 'contact'],
  [WORD_LISTS.speaksLanguages, 'languages'],
  [WORD_LISTS.speaksEducation, 'education'],
  [WORD_LISTS.speaksSkills, 'skills'],
  [WORD_LISTS.speaksWork, 'work'],
];
const [LEAST_WORDS, MOST_WORDS] = [2, 7];

/** What a heading that speaks in the first person, or asks, is about; undefined for all else. */
export function spokenKindOf(text: string): PartKind | undefined {
  if (/[\d@.,;|/()]/.test(text) || !/^\p{Lu}/u.test(text)) return undefined;
  const name = folded(text);
  const words = name.split(' ');
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return undefined;
  if (!SPEAKING.has(words[0] ?? '') && !words.slice(1).some((word) => SELF.has(word)))
    return undefined;
  const kind = SAID.find(([stems]) => stems.some((stem) => ` ${name}`.includes(` ${stem}`)))?.[1];
  // How somebody works is no list of jobs.
  return HOW.has(words[0] ?? '') && kind !== 'contact' ? undefined : kind;
}

const HOW = new Set(WORD_LISTS.speaksHow);

/** Behind another word, the speaker alone is enough: "Languages I speak", "Wenn ich nicht arbeite". */
const SELF = new Set(WORD_LISTS.speaksSelf);
