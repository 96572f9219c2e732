import { EMAIL, WORD_LISTS, folded, wordsOf } from '@sastre/shared-cv-words';
import { withCells } from './line-cells.rules.ts';
import { runningTitles } from './running-titles.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

const PAGE_NUMBER =
  /^(?:page|seite|página|strona|pagina)?\s*\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|z)\s*\d{1,2})?$/i;
/** So much says which page it is, wherever it stands: beside a column it does not end what is read of its page. */
const PAGE_OF_ALL =
  /^(?:page|seite|página|pagina|strona|sida|side)\s+\d{1,2}\s*(?:\/|of|von|de|sur|di|z|van|av|af)\s*\d{1,2}$/iu;
/** What a browser prints over a page: when, and what it is called. */
const PRINTED = /^\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d{1,2}:\d{2}(?: [AP]M)?$/u;
/** What it prints below: where it was, and which page it is. */
const PRINTED_FROM = /^(?:file|https?):\/\/\S+ \d{1,3}\/\d{1,3}$/u;
/** In letters: the longest running head or foot. */
export const LONGEST_FOOT = 200;
/** On its only page, a number alone could be anything; numbers that a program sets when it shows the file are not in it. */
const ONLY_PAGE =
  /^(?:page|seite|página|strona|pagina)\s*1(?:\s*(?:\/|of|von|de|sur|di|z)\s*1)?$|^1\s*(?:\/|of|von|de|sur|di|z)\s*1$|^(?:page|seite|página|strona|pagina)\s(?:of|von|de|sur|di|z)$/i;
/** So many lines at the upper and lower end of a page can be its running head or foot. */
const AT_EDGE = 2;

/** Page numbers, and lines at the edge of several pages that differ by their number alone. */
export function repeatedOf(lines: readonly StyledLine[]): Set<number> {
  const pages = Map.groupBy(lines, ({ page }) => page);
  const printed = [...pages.values()].flatMap(printedOf);
  if (pages.size < 2)
    return new Set(
      lines
        .filter(({ text }) => ONLY_PAGE.test(withoutName(text, lines[0])))
        .concat(printed)
        .map(({ id }) => id),
    );
  const edges = [...pages.values()].flatMap((own) =>
    own.filter((_line, at) => at < AT_EDGE || at >= own.length - AT_EDGE),
  );
  const bare = (line: StyledLine) => folded(line.text).replace(/\d+/g, '#');
  const alike = Map.groupBy(edges, bare);
  const isFoot = (line: StyledLine) => {
    const on = new Set(alike.get(bare(line))?.map(({ page }) => page)).size;
    return on >= 2 && on >= pages.size - 1 && /#/.test(bare(line)) && line.text.length < 80;
  };
  const counted = countedUp(edges, pages.size);
  return new Set(
    edges
      .filter((line) => PAGE_NUMBER.test(line.text.trim()) || isFoot(line))
      .filter(({ text }) => !/(?:19|20)\d{2}/.test(text))
      .concat(
        edges.filter(({ id }) => counted.has(id)),
        lines.filter(({ text }) => PAGE_OF_ALL.test(text.trim())),
        feetOf([...pages.values()]),
        headsAgain(lines),
        runningTitles([...pages.values()]),
        printed,
      )
      .map(({ id }) => id),
  );
}

/** A page number can stand behind the name that begins the document. */
function withoutName(text: string, first: StyledLine | undefined): string {
  const name = first?.text.trim() ?? '';
  const rest = name !== '' && text.startsWith(`${name} `) ? text.slice(name.length) : text;
  return rest.replace(/^[\s|·–—-]+/u, '').trim();
}

/** So many lines at the beginning of a document say whose it is. */
const HEAD = 6;

/** The head of a document that stands on a later page once more, as above a second language: what it says is said. */
function headsAgain(lines: readonly StyledLine[]): StyledLine[] {
  const head = lines.slice(0, HEAD).map(({ text }) => text);
  return lines.flatMap(({ page, text }, at) => {
    if (page === 0 || text !== head[0] || lines[at + 1]?.text !== head[1]) return [];
    const end = head.findIndex((own, place) => lines[at + place]?.text !== own);
    return lines.slice(at, at + (end < 0 ? HEAD : end));
  });
}

/** In points, between the places of one foot on two pages. */
const SAME_PLACE = 3;

/** What ends nearly every page word for word, at one height. */
function feetOf(pages: readonly (readonly StyledLine[])[]): StyledLine[] {
  const ends = pages.flatMap((own) => own.slice(-AT_EDGE));
  return ends.filter(({ text, box }) => {
    const same = ends.filter(
      (other) =>
        other.text === text &&
        Math.abs((other.box?.y ?? -Infinity) - (box?.y ?? Infinity)) < SAME_PLACE,
    );
    return text.length < LONGEST_FOOT && same.length >= Math.max(2, pages.length - 1);
  });
}

/** What a browser prints at the edges of a page. */
function printedOf(page: readonly StyledLine[]): StyledLine[] {
  const [first, last] = [page[0], page.at(-1)];
  const head =
    first?.cells[1] !== undefined && PRINTED.test(first.cells[0]?.text ?? '') ? [first] : [];
  return last !== undefined && PRINTED_FROM.test(last.text) ? [...head, last] : head;
}

/** From so many pages on, what is the same at the edge of each is no part of what they tell. */
const ENOUGH_PAGES = 3;

/**
 * Lines that are the same on nearly every page but for one number, which counts the pages: a date in them is no entry's. The
 * same word for word are those that are so on three pages and more.
 */
function countedUp(edges: readonly StyledLine[], pages: number): Set<number> {
  const short = edges.filter(({ text }) => text.length < LONGEST_FOOT);
  const asCounted = short.flatMap(({ id, page, text }) => {
    const plain = folded(text);
    const counted = [...plain.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(({ 0: number, index }) => {
      const behind = plain.slice(index + number.length);
      return `${plain.slice(0, index)}#${behind} ${Number(number) - page}`;
    });
    // On the first page it may be the name itself.
    const same = pages < ENOUGH_PAGES || page === 0 ? [] : [plain];
    return [...same, ...counted].map((key) => ({ id, page, key }));
  });
  return new Set(
    [...Map.groupBy(asCounted, ({ key }) => key).values()]
      .filter((alike) => new Set(alike.map(({ page }) => page)).size >= Math.max(2, pages - 1))
      .flat()
      .map(({ id }) => id),
  );
}

/** The first of the running heads or feet that say how to reach the person, where nothing else does. */
export function runningContacts(
  all: readonly StyledLine[],
  repeated: ReadonlySet<number>,
): StyledLine[] {
  // Of a line without end the search for an address would have none, either.
  const says = ({ text }: StyledLine) => text.length < LONGEST_FOOT && EMAIL.test(text);
  if (all.some((line) => says(line) && !repeated.has(line.id))) return [];
  const first = all.find((line) => says(line) && repeated.has(line.id));
  if (first === undefined) return [];
  const cells = first.cells.filter(({ text }) => !PAGE_NUMBER.test(text.trim()));
  return [withCells(first, cells)];
}

/**
 * Of the running heads and feet those that say nothing but which page it is and what stands in the CV, and of the others
 * all but the first: what else they say is said once.
 */
export function countedLines(
  all: readonly StyledLine[],
  repeated: ReadonlySet<number>,
  cv: unknown,
): Set<number> {
  const known = new Set([...WORD_LISTS.pageWords, ...textsIn(cv).flatMap(wordsOf)]);
  const seen = new Set<string>();
  const isCounted = ({ text }: StyledLine) => {
    const words = wordsOf(text).filter((word) => !/^\d+$/.test(word) && !known.has(word));
    const isSaid = words.every((word) => seen.has(word));
    for (const word of words) seen.add(word);
    return isSaid;
  };
  return new Set(
    all.filter((line) => repeated.has(line.id) && isCounted(line)).map(({ id }) => id),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
