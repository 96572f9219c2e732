import { JOB_NOUN } from '../../words/job-nouns.ts';
import { CUE, FILLER, GENDERS, LABEL } from '../position-cues.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import type { Candidate, Place } from './candidates.rules.ts';

interface Told extends Candidate {
  folded: string;
  isSmall: boolean;
  hasGenders: boolean;
}

/** What each candidate shows, by names that can be read. */
export function signsOfAll(candidates: readonly Candidate[], companyName: string): string[][] {
  const all = candidates.map((one) => ({
    ...one,
    folded: ` ${fold(one.name)} `,
    isSmall: /^\P{Lu}/u.test(one.name),
    hasGenders: GENDERS.test(foldInPlace(one.name)),
  }));
  const house = fold(companyName);
  return all.map((one) => [
    ...new Set([
      ...signsOfName(one),
      ...signsAmong(one, all),
      ...one.places.flatMap((place) => signsOfPlace(place, one.name, house)),
    ]),
  ]);
}

function signsOfName({ name, places, isSmall, hasGenders }: Told): string[] {
  const words = name.split(' ');
  const bare = name.replace(/[(/:*_].*$/u, '');
  const line = Math.min(...places.map((place) => place.line));
  const isTrade = (word = '') => JOB_NOUN.test(fold(word));
  const shown = {
    genders: hasGenders,
    small: isSmall,
    forms: /\p{L}(?:\/-?|[*:_(])(?:a|as|o|os|in|innen|r)(?!\p{L})/u.test(name),
    'small within': / \p{Ll}{4,}/u.test(bare),
    capitals: !isSmall && !/ \p{Ll}/u.test(bare),
    plural: bare.split(' ').every((word) => word.endsWith('s')),
    'trade first': isTrade(words[0]),
    'trade last': isTrade(bare.split(' ').at(-1)),
  };
  return [
    `line ${line < 4 ? line : line < 8 ? '4-7' : line < 15 ? '8-14' : 'later'}`,
    `times ${Math.min(3, places.length)}`,
    `long ${Math.min(8, words.length)}`,
    `first ${fold(words[0] ?? '')}`,
    `second ${fold(words[1] ?? 'none')}`,
    `last ${fold(words.at(-1) ?? '')}`,
    ...namesOf(shown),
  ];
}

const namesOf = (shown: Readonly<Record<string, boolean>>) =>
  Object.keys(shown).filter((name) => shown[name] === true);

/** What a name shows beside the others: "the planner" is the "Transport Planner". */
function signsAmong(one: Told, all: readonly Told[]): string[] {
  const isElsewhere = (place: Place) =>
    !one.places.some(
      ({ line, start }) => line === place.line && Math.abs(start - place.start) < 60,
    );
  const own = one.folded;
  const [word = '', ...others] = own.trim().split(' ');
  const compounds = () => all.flatMap(({ folded }) => folded.split(/[ (]/));
  const signs = [
    !one.hasGenders && all.some(({ hasGenders }) => hasGenders) ? ['others have genders'] : [],
    others.length === 0 && compounds().some((long) => long !== word && long.endsWith(word))
      ? ['in compound']
      : [],
    ...all.map((other) => {
      const [isLess, isMore] = [other.folded.includes(own), own.includes(other.folded)];
      if (other === one || (!isLess && !isMore)) return [];
      const size = other.isSmall ? ' small' : '';
      if (isLess)
        return [`in longer${size}`, ...(other.places.some(isElsewhere) ? ['again longer'] : [])];
      const isWhole = other.places.some((place) => !place.isCut && isElsewhere(place));
      const again = own.startsWith(other.folded) ? 'again shorter' : 'again by its end';
      return [`of shorter${size}`, ...(isWhole ? [again] : [])];
    }),
  ];
  return signs.flat();
}

const SIGN = /\p{L}[\p{L}'-]*|\d+|[^\s\p{L}\d]/gu;
const signsOf = (text: string) => fold(text).match(SIGN) ?? [];
const isWord = (sign: string) => /\p{L}/u.test(sign);
const FAR = 200;

function signsOfPlace({ line, text, start, isCut }: Place, name: string, house: string): string[] {
  const before = text.slice(Math.max(0, start - FAR), start);
  const [first = ''] = text.slice(start).split(' ', 1);
  const end = start + first.length + name.replace(/^\S+/, '').length;
  const left = signsOf(before);
  const right = signsOf(text.slice(end, end + FAR));
  const folded = foldInPlace(text.slice(0, start + FAR));
  const isShort = text.length < 90 && !/[.:,;]$/.test(text);
  const isOpening = !left.some(isWord);
  const place = isShort ? 'short' : 'long';
  const form = isOpening && right.length === 0 ? 'whole' : `${isOpening ? 'opens' : 'in'} ${place}`;
  const label = LABEL.exec(folded)?.[0].length ?? -start - FAR;
  return [
    form,
    `${form} at ${Math.min(3, line)}`,
    `before ${left.at(-1) ?? 'none'}`,
    `before2 ${left.slice(-2).join(' ')}`,
    `after ${right[0] ?? 'none'}`,
    ...left.slice(-5).flatMap((sign) => (isWord(sign) ? [`left ${sign}`] : [])),
    ...right.slice(0, 4).flatMap((sign) => (isWord(sign) ? [`right ${sign}`] : [])),
    ...cuesBefore(folded, start),
    ...namesOf({
      [isCut ? 'cut' : 'ruled']: true,
      label: Math.abs(label - start) < 3,
      house: house.length > 2 && folded.includes(house),
      point: text.startsWith('- '),
    }),
  ];
}

/** Whether words that say whom one seeks lead up to a place. */
function cuesBefore(folded: string, start: number): string[] {
  const from = Math.max(0, start - FAR);
  const told = folded.slice(from, start);
  const ends = [...told.matchAll(CUE)].map(({ index, 0: cue }) => index + cue.length);
  const isNext = (at: number) => {
    const rest = told.slice(at);
    return rest.trim() === '' || FILLER.exec(rest)?.[0].length === rest.length;
  };
  if (ends.some(isNext)) return ['cued'];
  return ends.some((at) => !/[.!?] /.test(told.slice(at))) ? ['cue before'] : [];
}
