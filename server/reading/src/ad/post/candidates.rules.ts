import { oncePerText } from '@sastre/shared-once';
import { JOB_NOUN } from '../../words/job-nouns.ts';
import { nominative, singular } from '../position-case.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { GENDERS } from '../position-cues.ts';
import { positionAt } from '../position-end.rules.ts';
import { isPosition } from '../position-name.rules.ts';
import { OPENS_SENTENCE } from '../position-said.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** Where a text stands that may name the post. */
export interface Place {
  line: number;
  text: string;
  start: number;
  end: number;
  /** True where the rules would let the name go on. */
  isCut: boolean;
}

/** Words that may be the name of the post, with all places where they stand. */
export interface Candidate {
  name: string;
  places: readonly Place[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}/:*_.&'’()+-]*/gu;
/** What no name reaches back over. */
const BREAK = /[.,;!?|•·()\n“„"»«–—]|: |\s-\s/u;
const [MOST_BEFORE, MOST_LINES, LONGEST_LINE, MOST, MOST_WORDS] = [6, 80, 1500, 400, 5000];

/** The lines of an ad, a mark of genders joined to the name above it. */
export const linesFor = (jobText: string): string[] =>
  jobText
    .normalize('NFC')
    .replace(/ \/\n(?=\S)/g, ' / ')
    .replace(/(?<=\p{L})\s*\n\s*(?=\([mwfdx] ?\/ ?[mwfdx])/gu, ' ')
    .split('\n')
    .map((line) => line.replace(/^[\s#>*_=~«»¡!•]+|[\s<>*_=~«»]+$/gu, '').slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
    .slice(0, MOST_LINES);

/** All that may name the post in the lines of an ad. */
export function candidatesIn(lines: readonly string[], companyName: string): Candidate[] {
  const found = new Map<string, { name: string; places: Place[] }>();
  const note = (name: string, place: Place) => {
    if (!isHeld(name) || OPENS_SENTENCE.test(fold(name))) return;
    if (!isPosition(name, companyName) && !GENDERS.test(foldInPlace(name))) return;
    const known = found.get(fold(name));
    const isSame = (one: Place) => one.line === place.line && one.start === place.start;
    if (known?.places.some(isSame) === true) return;
    if (known !== undefined) known.places.push(place);
    else if (found.size < MOST) found.set(fold(name), { name, places: [place] });
  };
  lines.forEach((text, line) => {
    if (isOfPost(text)) return;
    for (const start of startsIn(text)) {
      const rest = text.slice(start);
      const ruled = [positionAt(rest), positionAt(rest, true)];
      const [longest = ''] = ruled.toSorted((one, other) => other.length - one.length);
      for (const name of new Set([...ruled, ...cutsOf(longest)])) {
        const place = { line, text, start, end: start + name.length, isCut: !ruled.includes(name) };
        for (const form of new Set([name, nominative(name), singular(name)])) note(form, place);
      }
    }
  });
  return [...found.values()];
}

/** Where names may begin: at a word that says what one is employed as, and at those before it. */
function startsIn(text: string): Set<number> {
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ index, word }));
  const starts = new Set<number>();
  const add = (index: number) => {
    // "(Senior) Buyer".
    const isAside = text[index - 1] === '(' && /^[^()]+\) /.test(text.slice(index));
    starts.add(isAside ? index - 1 : index);
  };
  words.forEach(({ word, index }, at) => {
    const behind = text.slice(index + word.length, index + word.length + LONGEST_MARK);
    if (!isPost(word) && GENDERS.exec(foldInPlace(behind))?.index !== 0) return;
    add(index);
    for (const before of words.slice(Math.max(0, at - MOST_BEFORE), at).toReversed()) {
      if (BREAK.test(text.slice(before.index, index))) break;
      add(before.index);
    }
  });
  return starts;
}
const LONGEST_MARK = 60;

/** Of a trade, or told of women and men. */
const isPost = oncePerText(MOST_WORDS, (word) => {
  const folded = fold(word);
  const isTrade = JOB_NOUN.test(folded) && !/\p{L}ing$/u.test(folded);
  return isTrade || /^\p{L}{4,}(?:\/-?|[*:_]|\()(?:a|as|o|os|in|innen|r)\)?$/u.test(word);
});

const isHeld = (name: string) => name.split(' ').some(isPost) || GENDERS.test(foldInPlace(name));

/** Shorter names that a long one begins with. */
function cutsOf(name: string): string[] {
  const count = (part: string, sign: string) => part.split(sign).length;
  return [...name.matchAll(/ (?=[\p{L}(–-])/gu)]
    .map(({ index }) => name.slice(0, index).replace(/[\s,:–-]+$/u, ''))
    .filter((part) => count(part, '(') === count(part, ')'));
}
