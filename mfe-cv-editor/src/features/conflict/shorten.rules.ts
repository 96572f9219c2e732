/** A text cut down to what differs, with a little of what stands around it. */
export interface Shortened {
  before: string;
  changed: string;
  after: string;
}

const AROUND = 40;
const CHANGED = 240;
const CUT = '…';

/** Cuts two texts down to where they differ. Words stay whole. */
export function shorten(mine: string, theirs: string): { mine: Shortened; theirs: Shortened } {
  const [my, their] = [words(mine), words(theirs)];
  const least = Math.min(my.length, their.length);
  let start = 0;
  while (start < least && my[start] === their[start]) start += 1;
  let end = 0;
  while (end < least - start && my.at(-1 - end) === their.at(-1 - end)) end += 1;
  return { mine: cut(my, start, end), theirs: cut(their, start, end) };
}

/** The first words of a text on one line, to tell it from others. */
export function beginning(text: string): string {
  return firstWords(words(text.replace(/\s+/gu, ' ')));
}

/** Words and the space between them. */
function words(text: string): string[] {
  return text.match(/\S+|\s+/gu) ?? [];
}

function cut(all: readonly string[], start: number, end: number): Shortened {
  const changed = all.slice(start, all.length - end).join('');
  return {
    before: lastWords(all.slice(0, start)),
    changed: middle(changed),
    after: firstWords(all.slice(all.length - end)),
  };
}

function firstWords(all: readonly string[]): string {
  let text = '';
  for (const word of all) {
    if (text.length + word.length > AROUND) return `${text.trimEnd()} ${CUT}`;
    text += word;
  }
  return text;
}

function lastWords(all: readonly string[]): string {
  let text = '';
  for (const word of all.toReversed()) {
    if (text.length + word.length > AROUND) return `${CUT} ${text.trimStart()}`;
    text = word + text;
  }
  return text;
}

/** A long change keeps its beginning and its end. Letters stay whole. */
function middle(text: string): string {
  const letters = [...text];
  if (letters.length <= CHANGED) return text;
  const half = CHANGED / 2;
  return `${letters.slice(0, half).join('')} ${CUT} ${letters.slice(-half).join('')}`;
}
