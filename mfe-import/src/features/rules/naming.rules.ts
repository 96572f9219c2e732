import { COMPANY_WORDS, POSITION_WORDS } from './roles.data.ts';
import { DEGREE_WORDS, SCHOOL_WORDS } from './studies.data.ts';
import { folded, wordsOf } from './words.rules.ts';

/** How much a name sounds like a position (above 0) or an employer (below 0). */
export function positionScore(name: string): number {
  const words = wordsOf(name);
  const position = words.some((word) => POSITION_WORDS.some((start) => word.startsWith(start)));
  const company = words.some((word) =>
    COMPANY_WORDS.some((start) => (start.length < 5 ? word === start : word.startsWith(start))),
  );
  return (position ? 1 : 0) - (company ? 1 : 0);
}

/** One vote for the whole document: whether the first of two names is the position. */
export function isPositionFirst(pairs: readonly (readonly [string, string])[]): boolean {
  const votes = pairs.map(([first, second]) => positionScore(first) - positionScore(second));
  return votes.reduce((sum, vote) => sum + Math.sign(vote), 0) >= 0;
}

/** Whether a name sounds like that of a school. */
export function isSchool(text: string): boolean {
  const name = ` ${folded(text)}`;
  return SCHOOL_WORDS.some((start) =>
    start.length < 5
      ? `${name} `.includes(` ${start} `)
      : name.includes(` ${start}`) || isCompound(name, start),
  );
}

/** `Technikerschule`, `Kunsthochschule` */
const COMPOUNDS = new Map(
  SCHOOL_WORDS.filter((end) => /schule|kolleg|akademie/.test(end)).map((end) => [
    end,
    new RegExp(`\\p{L}${end}(?: |$)`, 'u'),
  ]),
);

function isCompound(name: string, end: string): boolean {
  return COMPOUNDS.get(end)?.test(name) ?? false;
}

const isShort = ({ length }: string) => length < 5;
/** Short names of degrees stand alone: "MBA", "BSc". */
const SHORT_DEGREE = new RegExp(
  `(?:^|[^\\p{L}])(?:${DEGREE_WORDS.filter(isShort).join('|')})(?:$|[^\\p{L}])`,
  'iu',
);
const LONG_DEGREES = DEGREE_WORDS.filter((word) => !isShort(word));

/** Whether a name sounds like that of a degree; `Technikerschule` does not. */
export function isDegree(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/(?:schule|kolleg|akademie)n?$/.test(word));
  const name = ` ${words.join(' ')}`;
  return (
    LONG_DEGREES.some((word) => name.includes(` ${word}`)) ||
    SHORT_DEGREE.test(text.replace(/\./g, ''))
  );
}
