import type { Alignment, Misplaced, WordSpan } from './alignment.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import {
  isClippable,
  isPartedBySpaces,
  isReadable,
  isReordered,
  NO_GLYPH,
  sortCharacters,
} from '../../text/fold-text.ts';
import type { TextRun } from '../contents/page-runs.ts';
import type { TextLine } from '../contents/text-line.ts';

// How far ahead a lost place is looked for, and how much must agree there.
const AHEAD_WORDS = 400;
const ANCHOR = 16;
const MAX_LOSSES = 200;
/** Items that may share their lines. */
const LINE_BLOCKS = 60;
const MARKS = /\p{P}/gu;
const MARK = /\p{M}/u;
/** What a sheet adds is a text when it has one of these; signs alone are marks of items. */
const READ = /[\p{L}\p{N}]/u;

/** Looks for the words in the text, in their order. */
export function alignWords(
  words: readonly ExpectedWord[],
  reordered: ReadonlySet<number>,
  line: TextLine,
): Alignment {
  const { text } = line;
  const starts: number[] = [];
  let whole = '';
  for (const { folded } of words) {
    starts.push(whole.length);
    whole += folded;
  }
  const places: (TextRun | undefined)[] = [];
  const spans: (WordSpan | undefined)[] = [];
  const misplaced: Misplaced[] = [];
  const loose: Alignment['loose'] = [];
  const broken = new Map<number, number>();
  const lost: {
    from: number;
    to: number;
    at: number;
    end: number;
    page: number | undefined;
    noGlyph: boolean;
  }[] = [];
  const spare: { from: number; to: number }[] = [];
  let at = 0;
  let index = 0;

  /** The place after this word when it stands at `from`, past punctuation that style sheets may set. */
  function passWord(folded: string, from: number): number | undefined {
    let to = from;
    for (const character of folded) {
      while (to < text.length && !text.startsWith(character, to)) {
        if (isReadable(text.charAt(to)) || !isPunctuation(text.charAt(to))) return undefined;
        to += 1;
      }
      if (to >= text.length) return undefined;
      to += character.length;
    }
    return to;
  }

  /** The last word of the block that begins here when all its letters come next, in any order. */
  function passBlock(): number | undefined {
    const block = words[index]?.block ?? -1;
    if (!reordered.has(block)) return undefined;
    let end = index;
    while (words[end]?.block === block) end += 1;
    const letters = whole.slice(starts[index], starts[end]);
    const found = text.slice(at, at + letters.length);
    return sortCharacters(found) === sortCharacters(letters) ? end : undefined;
  }

  /** The same for blocks that share their lines, as the items of a list that runs on: one of them has reordered letters. */
  function passBlocks(): number | undefined {
    if (reordered.size === 0) return undefined;
    let end = index;
    let isMixed = false;
    for (let blocks = 0; blocks < LINE_BLOCKS && end < words.length; blocks += 1) {
      const block = words[end]?.block ?? -1;
      isMixed ||= reordered.has(block);
      while (words[end]?.block === block) end += 1;
      if (!isMixed) continue;
      const letters = whole.slice(starts[index], starts[end]);
      const found = text.slice(at, at + letters.length);
      if (sortCharacters(found) === sortCharacters(letters)) return end;
    }
    return undefined;
  }

  /** The place behind letters at the end of a page, when the block whose letters come in any order begins there. */
  function behindClipped(): number | undefined {
    const here = at;
    const page = line.runAt(here)?.page;
    while (isClippable(text.charAt(at)) && line.runAt(at)?.page === page) at += 1;
    const there = at;
    const isEnd = there > here && line.runAt(there)?.page !== page;
    const isFound = isEnd && (passBlock() ?? passBlocks()) !== undefined;
    at = here;
    return isFound ? there : undefined;
  }

  function lengthUpTo(word: number): number {
    return (starts[word] ?? whole.length) - (starts[index] ?? 0);
  }

  /** The nearest word and place from which both go on alike. */
  function findAgain(): { word: number; place: number } {
    const all = { word: words.length, place: text.length };
    let best = all;
    let cost = lengthUpTo(words.length) + text.length - at;
    const last = Math.min(words.length, index + AHEAD_WORDS);
    for (let word = index; word < last && lengthUpTo(word) < cost; word += 1) {
      const from = starts[word] ?? 0;
      const place = text.indexOf(
        whole.slice(from, from + Math.max(ANCHOR, words[word]?.folded.length ?? 0)),
        at,
      );
      if (place === -1 || lengthUpTo(word) + place - at >= cost) continue;
      cost = lengthUpTo(word) + place - at;
      best = { word, place };
    }
    return best;
  }

  /** The letter before a place, without what is set above or below it. */
  function letterBefore(place: number): string | undefined {
    let at = place - 1;
    while (at > 0 && MARK.test(text.charAt(at))) at -= 1;
    return text[at];
  }

  function checkGaps(word: ExpectedWord, from: number, to: number): void {
    // of a line in any order nobody knows what stands last
    const joined =
      !reordered.has(words[index - 1]?.block ?? -1) &&
      line.gapAt(from) === 'none' &&
      isPartedBySpaces(letterBefore(from)) &&
      isPartedBySpaces(text[from]);
    // elements that nothing parts are read as one word, and seen as two
    let torn = word.joints?.some((joint) => line.gapAt(from + joint) === 'none') === true;
    for (let inside = from + 1; inside < to && !torn; inside += 1) {
      torn =
        line.gapAt(inside) === 'space' &&
        word.joints?.includes(inside - from) !== true &&
        isPartedBySpaces(letterBefore(inside)) &&
        isPartedBySpaces(text[inside]);
    }
    if (!joined && !torn) return;
    misplaced.push({ how: 'parted', text: word.text, page: line.runAt(from)?.page });
  }

  while (index < words.length) {
    const word = words[index];
    if (word === undefined) break;
    const block = passBlock();
    const to = block === undefined ? passWord(word.folded, at) : undefined;
    if (to !== undefined) {
      const from = to - word.folded.length;
      const exact = text.startsWith(word.folded, from) ? from : at;
      places[index] = line.runAt(exact);
      spans[index] = { from: exact, to };
      const { page } = line.runAt(exact) ?? {};
      if (line.runAt(to - 1)?.page !== page) {
        let rest = to - 1;
        while (line.runAt(rest - 1)?.page !== page) rest -= 1;
        broken.set(index, rest - exact);
      }
      if (!reordered.has(word.block)) checkGaps(word, exact, to);
      at = to;
      index += 1;
      continue;
    }
    const end = block ?? passBlocks();
    if (end !== undefined) {
      loose.push({ first: index, end, span: { from: at, to: at + lengthUpTo(end) } });
      for (; index < end; index += 1) {
        places[index] = line.runAt(at);
        at += words[index]?.folded.length ?? 0;
      }
      continue;
    }
    const clipped = behindClipped();
    if (clipped !== undefined) {
      spare.push({ from: at, to: clipped });
      at = clipped;
      continue;
    }
    const again =
      lost.length < MAX_LOSSES ? findAgain() : { word: words.length, place: text.length };
    const between = text.slice(at, again.place);
    const page = line.runAt(Math.min(at, text.length - 1))?.page;
    if (again.word > index)
      lost.push({
        ...{ from: index, to: again.word, at, end: again.place, page },
        noGlyph: between.includes(NO_GLYPH),
      });
    if (again.place > at) spare.push({ from: at, to: again.place });
    index = again.word;
    at = again.place;
  }
  if (at < text.length) spare.push({ from: at, to: text.length });
  settle();
  return { misplaced, places, spans, loose, broken };

  /** What was not found in order may stand in what was passed over. */
  function settle(): void {
    const pieces = spare.map(({ from, to }) => ({ from, text: text.slice(from, to) }));
    const take = (folded: string): number | undefined => {
      for (const piece of pieces) {
        const found = piece.text.indexOf(folded);
        if (found === -1) continue;
        piece.text =
          piece.text.slice(0, found) +
          '\n'.repeat(folded.length) +
          piece.text.slice(found + folded.length);
        return piece.from + found;
      }
      return undefined;
    };
    /** A line that a page or an item breaks holds the letters of a word in any order, with others between them. */
    const takeLetters = (folded: string, at: number): number | undefined => {
      const piece = pieces.find(({ from }) => from === at);
      let left = piece?.text ?? '';
      for (const letter of folded.replace(MARKS, '')) {
        if (!left.includes(letter)) return undefined;
        left = left.replace(letter, '\n'.repeat(letter.length));
      }
      if (piece) piece.text = left;
      return piece?.from;
    };
    for (const { from, to, at: lostAt, end, page, noGlyph } of lost) {
      const together = take(whole.slice(starts[from], starts[to] ?? whole.length));
      let group: Misplaced | undefined;
      let behind = lostAt;
      for (let word = from; word < to; word += 1) {
        const { folded = '', text: shown = '', block = -1 } = words[word] ?? {};
        const loose = reordered.has(block);
        const place =
          together !== undefined
            ? together + (starts[word] ?? 0) - (starts[from] ?? 0)
            : (take(folded) ??
              (loose
                ? (take([...folded].reverse().join('')) ?? takeLetters(folded, lostAt))
                : undefined));
        const how = place !== undefined ? 'moved' : noGlyph ? 'no-glyph' : 'missing';
        if (place !== undefined) places[word] = line.runAt(place);
        // such a line may hold its words in any order
        if (loose && how === 'moved' && together === undefined) continue;
        // between letters that no font has, it stands where it should
        if (noGlyph && place !== undefined && place >= behind && place < end) {
          behind = place + folded.length;
          group = undefined;
          continue;
        }
        if (group?.how === how) {
          group.text += ` ${shown}`;
          group.loose ||= loose;
        } else {
          group = { how, text: shown, page: places[word]?.page ?? page, loose };
          misplaced.push(group);
        }
      }
    }
    for (const { from, text: rest } of pieces) {
      for (const match of rest.replaceAll(NO_GLYPH, '\n').matchAll(/[^\n]+/g)) {
        if (!READ.test(match[0]) || isReordered(match[0])) continue;
        const page = line.runAt(from + match.index)?.page;
        misplaced.push({ how: 'added', text: match[0], page });
      }
    }
  }
}

function isPunctuation(character: string): boolean {
  return character !== NO_GLYPH && !isReadable(character);
}
