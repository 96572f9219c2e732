import { fold } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Words for how well a language is to be spoken, by step: A2, B1, B2, C1, C2. */
const STEPS: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:c2|native|mother tongue|muttersprach\w*|nativ[oa]|lengua materna|bilingual|bilingue)\b/,
  ],
  [
    4,
    pattern()`
      \b(?:
        c1|fluen\w+|verhandlungssicher\w*|flie(?:ss|ß)end\w*|fluid[oa]|fluidez|business[- ]level|proficient|
        professional(?: working)?|sehr gute\w*|avanzad[oa]|advanced|excellent|alto|near-native|
        in wort und schrift|profesional
      )\b`,
  ],
  [
    3,
    /\b(?:b2|good|gute\w*|sicher\w*|solid\w*|buen\w*|medio-alto|upper[- ]intermediate|working)\b/,
  ],
  [
    2,
    /\b(?:b1|intermediate|intermedio|medio|mittel\w*|conversational|conversacional|konversations\w*)\b/,
  ],
  [
    1,
    /\b(?:a1|a2|basic\w*|beginner|grundkenntnisse|grundlegend\w*|basico|nociones|some|elementar\w*|erste)\b/,
  ],
];

/** More than an advanced speaker's, less than a native's. */
const FLUENT = 4.5;
/** B2 is the upper half of what a CV calls intermediate. */
export const INDEPENDENT = 3.5;
const SAYS_FLUENT =
  /\bverhandlungssicher\w*|\bverhandlungsfahig\w*|\bbusiness[- ]fluent\b|\bfluent business\b/;

/** How well a text asks for a language, from 1 to 5; undefined when it does not say. */
export function levelAsked(text: string): number | undefined {
  const folded = fold(text);
  // What it says by the common scale counts before its words.
  const byScale = /\b(a1|a2|b1|b2|c1|c2)\b/.exec(folded)?.[1];
  if (byScale === 'b2') return INDEPENDENT;
  if (byScale === undefined && SAYS_FLUENT.test(folded)) return FLUENT;
  return STEPS.find(([, cue]) => cue.test(byScale ?? folded))?.[0];
}

const HELD: readonly (readonly [string, number])[] = [
  ['(C2)', 5],
  ['(C1)', 4],
  ['(B2)', INDEPENDENT],
  ['(B1)', 2],
  ['(A2)', 1],
  ['(A1)', 1],
  ['(Native)', 5],
  ['(Fluent)', FLUENT],
  ['(Advanced)', 4],
  ['(Intermediate)', 3],
  ['(Beginner)', 1],
];

/** How well the fact of a language says that it is spoken, on the same scale. */
export function levelHeld(fact: string): number {
  return HELD.find(([level]) => fact.includes(level))?.[1] ?? 0;
}

/** The steps of the common scale that stand for a level that is asked for. */
export const stepsOf = (level: number): string[] =>
  HELD.flatMap(([said, step]) => (step === level && /\d/.test(said) ? [said.slice(1, 3)] : []));
