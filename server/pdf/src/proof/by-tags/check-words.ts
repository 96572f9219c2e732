import type { PdfFinding } from '@sastre/shared-contracts/api';
import { alignWords } from '../letters/align-words.ts';
import type { Alignment, Misplaced } from '../letters/alignment.ts';
import type { ExpectedDocument, ExpectedWord } from '../expected/expected-document.ts';
import type { TextRun } from '../contents/page-runs.ts';
import { joinRuns, type TextLine } from '../contents/text-line.ts';

/** What the comparison of the words has found. */
export interface WordCheck {
  findings: PdfFinding[];
  /** Where each word stands by the tags. */
  places: (TextRun | undefined)[];
}

/**
 * Compares the words with the two orders in which a PDF is read: as painted and by its tags. Painting goes page by
 * page, so that a column which runs over two pages is read in two parts there; by the tags it is read in one.
 */
export function checkWords(
  expected: ExpectedDocument,
  painted: readonly TextRun[],
  tagged: readonly TextRun[] | undefined,
): WordCheck {
  const { words, reordered } = expected;
  const paintedLine = joinRuns(painted);
  if (!tagged) {
    const { misplaced, places } = alignWords(words, reordered, paintedLine);
    // nobody knows the order of columns without tags, nor what is the label of an item
    const known = misplaced.filter(({ how }) => how !== 'moved' && how !== 'added');
    const findings = known.map(asPainted);
    return { findings, places };
  }
  const byTags = alignWords(words, reordered, joinRuns(tagged));
  const byPage = joinRuns(tagged.toSorted((a, b) => a.page - b.page));
  if (byPage.text === paintedLine.text) {
    const findings = tellApart(byTags.misplaced, () => alignWords(words, reordered, paintedLine));
    return { findings, places: byTags.places };
  }
  const byPainting = alignPainted(words, byTags, reordered, paintedLine);
  const isUnsure = byPainting.misplaced.some(({ loose }) => loose);
  // a reordered line over two pages cannot be told apart by letters: there the order of the tags is the proof
  if (byTags.misplaced.length === 0 && isUnsure) {
    byPainting.misplaced = byPainting.misplaced.filter(
      ({ loose, how }) => !loose && how !== 'added',
    );
  }
  byPainting.misplaced = withoutPaintedElsewhere(byPainting.misplaced, byTags.misplaced);
  const told = new Set(byPainting.misplaced.map(({ text }) => text));
  const onlyByTags = byTags.misplaced.filter(
    ({ text, how }) => how !== 'parted' && !told.has(text),
  );
  return {
    findings: [
      ...byPainting.misplaced.map(asPainted),
      ...onlyByTags.map(({ text, page }) => finding('tags', text, page)),
    ],
    places: byTags.places,
  };
}

/**
 * What is placed, raised or half transparent is painted after all else, wherever it stands: when the tags have it in its
 * order, places tell whether that is how it is seen, and the second reader asks them.
 */
function withoutPaintedElsewhere(
  painted: readonly Misplaced[],
  tagged: readonly Misplaced[],
): Misplaced[] {
  const moved = new Set(tagged.map(({ text }) => text));
  return painted.filter(({ how, text }) => how !== 'moved' || moved.has(text));
}

/** Both orders agree page by page: what is moved in both is so in the document, the rest in the tags alone. */
function tellApart(byTags: readonly Misplaced[], align: () => Alignment): PdfFinding[] {
  if (!byTags.some(({ how }) => how === 'moved')) return byTags.map(asPainted);
  const painted = new Set(align().misplaced.map(({ text }) => text));
  return byTags.map((one) => {
    const onlyTags = one.how === 'moved' && !painted.has(one.text);
    return onlyTags ? finding('tags', one.text, one.page) : asPainted(one);
  });
}

/** The words page by page, those that the tags lack with the one before them. */
function alignPainted(
  words: readonly ExpectedWord[],
  tagged: Alignment,
  reordered: ReadonlySet<number>,
  line: TextLine,
): Alignment {
  return alignWords(wordsByPage(words, tagged), reordered, line);
}

/** Words in the order of the pages on which the tags have them; one that a page breaks is two. */
export function wordsByPage(
  words: readonly ExpectedWord[],
  { places, broken }: Pick<Alignment, 'places' | 'broken'>,
): ExpectedWord[] {
  let page = places.find((place) => place !== undefined)?.page ?? 1;
  const paged = words.flatMap((word, index) => {
    page = places[index]?.page ?? page;
    const first = broken.get(index);
    if (first === undefined) return [{ word, page }];
    const half = { word: { ...word, folded: word.folded.slice(0, first) }, page };
    page += 1;
    return [half, { word: { ...word, folded: word.folded.slice(first) }, page }];
  });
  return paged.toSorted((a, b) => a.page - b.page).map(({ word }) => word);
}

const KINDS = {
  missing: 'words',
  added: 'words',
  parted: 'words',
  moved: 'order',
  'no-glyph': 'glyphs',
};

function asPainted({ how, text, page }: Misplaced): PdfFinding {
  return finding(KINDS[how], text, page);
}

function finding(kind: string, text: string, page: number | undefined): PdfFinding {
  return { kind, text, ...(page === undefined ? {} : { page }) };
}
