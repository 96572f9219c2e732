import { oncePerText } from '@sastre/shared-once';
import {
  COMPANY_ENDS,
  COMPANY_WORDS,
  HOUSE_NAMES,
  POSITION_ENDS,
  POSITION_WORDS,
} from './roles.data.ts';
import { isSchoolClass } from './school-classes.rules.ts';
import { DEGREE_WORDS, SCHOOL_WORDS } from './studies.data.ts';
import { folded, MOST_TEXTS, wordsOf } from './words.rules.ts';

/** What a house is about, whatever positions begin so. */
const NO_POSITION = /^medi(?:cal|cament|cation)/;

/** "Kern & Partner", "Ruiz y Asociados": the others of a house; behind a position, the word is one. */
const OTHERS =
  /\s(?:&|\+|und|and|et|y|e)\s(?:partners?|partnerinnen|associates?|asociad[oa]s|associés?|associati|kolleg(?:en|innen)|sons?|brothers|söhne|sohn|töchter|hijos|hermanos|fils|figli|cie|cía|co)(?![\p{L}])\.?/iu;
/** "Kanzlei Kern", but no "Sekretariat der Kanzlei". */
const HOUSE = new RegExp(
  `(?<!(?:^| )(?:de|del|de la|der|einer|in|im|of|en|a|at) )(?<=^| )(?:${HOUSE_NAMES.join('|')})(?= |$)`,
  'u',
);

/** How much a name sounds like a position (above 0) or an employer (below 0). */
export const positionScore = oncePerText(MOST_TEXTS, scoreOf);

function scoreOf(name: string): number {
  const [before = name, ...behind] = name.split(OTHERS);
  if (behind.length > 0 && !hasPosition(before)) return -1;
  const words = wordsOf(name);
  const isHouse = HOUSE.test(words.join(' '));
  const company =
    isHouse ||
    words.some(
      (word) =>
        COMPANY_WORDS.some((start) =>
          start.length < 5 ? word === start : word.startsWith(start),
        ) || endsWithin(word, COMPANY_ENDS),
    );
  return (hasPosition(name) ? 1 : 0) - (company ? 1 : 0);
}

/** Whether one of the words of a name is that of a position, whatever the others are. */
export function hasPosition(name: string): boolean {
  return wordsOf(name).some(
    (word) =>
      !NO_POSITION.test(word) &&
      // "Ingenieurbüro"
      !endsWithin(word, COMPANY_ENDS) &&
      (POSITION_WORDS.some((start) => word.startsWith(start)) || endsWithin(word, POSITION_ENDS)),
  );
}

/** Whether a word is longer than one of the ends, and ends with it. */
function endsWithin(word: string, ends: readonly string[]): boolean {
  return ends.some((end) => word.length > end.length + 2 && word.endsWith(end));
}

/** Between the parts of a name as between names: "Charité – Universitätsmedizin Berlin". */
const DASH = /\s+[–—-]\s+/u;

/** True for what is called an institution, and no position: what stands around a comma is said apart. */
function isInstitution(name: string): boolean {
  return positionScore(name) < 0;
}

/** Whether a dash between two texts stands within one name: on both sides is the name of an institution. */
export function isWithinName(before: string, after: string): boolean {
  const [own = before] = before.split(', ').slice(-1);
  const [next = after] = after.split(', ');
  return isInstitution(own) && isInstitution(next);
}

/**
 * Names, with the two of a dash made one again where they are one employer's: one of them is an institution, the other is
 * nothing that we know, and another one is the position. `texts` are the lines that they stand in.
 */
export function rejoined<Name extends { text: string }>(
  names: readonly Name[],
  texts: readonly string[],
): readonly Name[] {
  const hasPosition = names.some(({ text }) => positionScore(text) > 0);
  if (names.length < 3 || !hasPosition) return names;
  const at = names.findIndex(({ text }, place) => {
    const next = names[place + 1]?.text;
    if (next === undefined) return false;
    const scores = [text, next].map(positionScore);
    if (!scores.some((score) => score === 0) || scores.some((score) => score > 0)) return false;
    // Of a line of their own, both can be names that we do not know: "Ärzte ohne Grenzen – Centre Athens".
    const isOwnLine =
      [text, next].every((name) => name.includes(' ')) &&
      texts.some((line) => {
        const whole = nameOf(line, text, next);
        if (whole === undefined) return false;
        // Around both stands nothing, or what other signs part.
        const [before = '', behind = ''] = line.trim().split(whole, 2);
        return !/[–—-]\s*$/u.test(before) && !/^\s*[–—-]/u.test(behind);
      });
    if (!isOwnLine && !scores.some((score) => score < 0)) return false;
    return texts.some((line) => nameOf(line, text, next) !== undefined);
  });
  const [one, other] = names.slice(at, at + 2);
  if (at < 0 || one === undefined || other === undefined) return names;
  const [text = one.text] = texts.flatMap((line) => nameOf(line, one.text, other.text) ?? []);
  return [...names.slice(0, at), { ...one, text }, ...names.slice(at + 2)];
}

/** Both as they stand in a line, a dash between them. */
function nameOf(line: string, one: string, other: string): string | undefined {
  const start = line.indexOf(one);
  const end = line.indexOf(other, start + one.length);
  if (start < 0 || end < 0) return undefined;
  const between = line.slice(start + one.length, end);
  return DASH.exec(between)?.[0] === between ? line.slice(start, end + other.length) : undefined;
}

/** One vote for the whole document: whether the first of two names is the position. */
export function isPositionFirst(pairs: readonly (readonly [string, string])[]): boolean {
  const votes = pairs.map(([first, second]) => positionScore(first) - positionScore(second));
  return votes.reduce((sum, vote) => sum + Math.sign(vote), 0) >= 0;
}

/** Whether a name sounds like that of a school. */
export const isSchool = oncePerText(MOST_TEXTS, soundsLikeSchool);

function soundsLikeSchool(text: string): boolean {
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
/** Two letters that are words of their own but for their full stops, or where a subject follows. */
const LETTERS =
  /(?<![\p{L}.])(?:[BM]\.\s?E|M\.?\s?Arch)\.?(?![\p{L}])|^[BM]E(?=$|\s*[,(–-]|\s(?:in|\p{Lu}\p{L}))/u;

/** Whether a name sounds like that of a degree; `Technikerschule` does not. */
export const isDegree = oncePerText(MOST_TEXTS, soundsLikeDegree);

function soundsLikeDegree(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/(?:schule|kolleg|akademie)n?$/.test(word));
  const name = ` ${words.join(' ')}`.replace(/ secondary (?:modern )?school/, '');
  return (
    LONG_DEGREES.some((word) => name.includes(` ${word}`)) ||
    SHORT_DEGREE.test(text.replace(/\./g, '')) ||
    LETTERS.test(text) ||
    isSchoolClass(text)
  );
}

/** A degree stands at its beginning: it is no school, whatever follows. */
export function isDegreeFirst(text: string): boolean {
  return isDegree(text.split(' ').slice(0, 2).join(' '));
}

/** Whether a text is written as names are: a comma, and no longer word that begins small ("Smith Limited, Otley"). */
export function isWrittenAsName(text: string): boolean {
  const words = text.match(/(?<![\p{L}-])\p{L}{4,}/gu) ?? [];
  return text.includes(',') && words.every((word) => /^\p{Lu}/u.test(word));
}
