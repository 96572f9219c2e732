import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedLink } from '../expected/expected-document.ts';
import {
  foldText,
  isClippable,
  isReordered,
  NO_GLYPH,
  sortCharacters,
} from '../../text/fold-text.ts';
import type { TextRun } from '../contents/page-runs.ts';
import type { LinkPlace } from '../contents/read-pdf.ts';
import type { StructureElement } from '../contents/structure.ts';
import { elementsOf, contentsOf } from '../contents/walk-structure.ts';

interface FoundLink {
  /** By page. */
  texts: string[];
  urls: Set<string>;
  page: number | undefined;
  covered: boolean;
}

// Places are rounded, and letters are not exactly as high as their line.
const SLACK = 3;

/** Every link of the document is live, leads to the same address and lies on its own words. */
export function checkLinks(
  expected: readonly ExpectedLink[],
  places: readonly LinkPlace[],
  root: StructureElement | undefined,
  runsOf: (content: string) => readonly TextRun[],
): PdfFinding[] {
  if (!root) return checkAddresses(expected, places);
  const found = taggedLinks(places, root, runsOf);
  const findings: PdfFinding[] = [];
  const report = (text: string, page: number | undefined) =>
    findings.push({ kind: 'links', text, ...(page === undefined ? {} : { page }) });
  const open = new Set(found);
  for (const { href, text } of expected) {
    const folded = foldText(text);
    const address = canonical(href);
    const candidates = [...open].filter((link) => isSameText(link.texts, folded));
    const match =
      candidates.find(({ urls }) => urls.size === 1 && urls.has(address)) ?? candidates[0];
    if (match) open.delete(match);
    if (!match) report(href, undefined);
    else if (!match.covered || match.urls.size !== 1 || !match.urls.has(address))
      report(href, match.page);
  }
  for (const { urls, page } of open) for (const url of urls) report(url, page);
  return findings;
}

/** Without tags nobody knows which places make one link. */
function checkAddresses(
  expected: readonly ExpectedLink[],
  places: readonly LinkPlace[],
): PdfFinding[] {
  const wanted = new Set(expected.map(({ href }) => canonical(href)));
  const live = new Set(places.flatMap(({ url }) => (url === undefined ? [] : [canonical(url)])));
  const wrong = [...wanted, ...live].filter((url) => !wanted.has(url) || !live.has(url));
  return [...new Set(wrong)].map((text) => ({ kind: 'links', text }));
}

function taggedLinks(
  places: readonly LinkPlace[],
  root: StructureElement,
  runsOf: (content: string) => readonly TextRun[],
): FoundLink[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const found = elementsOf(root)
    .filter(({ role }) => role === 'Link')
    .map((element) => {
      const own = annotationsOf(element)
        .map((id) => byId.get(id))
        .filter((place) => place !== undefined);
      for (const { id } of own) byId.delete(id);
      const runs = contentsOf(element).flatMap((content) => runsOf(content));
      const shown = runs.filter(({ text }) => text.trim() !== '');
      return {
        texts: [...Map.groupBy(runs, ({ page }) => page).values()].map((part) =>
          foldText(part.map(({ text }) => text).join('')),
        ),
        urls: new Set(
          own
            .map(({ url }) => url)
            .filter((url) => url !== undefined)
            .map(canonical),
        ),
        page: own[0]?.page ?? shown[0]?.page,
        covered: isCovered(shown, own),
      };
    });
  // what is only a place in the PDF itself, or no link at all, is nobody's business here
  return [...found.filter(({ urls }) => urls.size > 0), ...[...byId.values()].map(untagged)].filter(
    ({ urls }) => urls.size > 0,
  );
}

function untagged({ url, page }: LinkPlace): FoundLink {
  return {
    texts: [],
    urls: new Set(url === undefined ? [] : [canonical(url)]),
    page,
    covered: true,
  };
}

function annotationsOf(element: StructureElement): number[] {
  return element.kids.flatMap((kid) => {
    if ('annotation' in kid) return [kid.annotation];
    return 'element' in kid ? annotationsOf(kid.element) : [];
  });
}

/** Lines from right to left reorder what is in them; letters that a font lacks are its finding. */
function isSameText(texts: readonly string[], expected: string): boolean {
  const found = texts.join('');
  if (found === expected || found.includes(NO_GLYPH)) return true;
  if (isReordered(expected) && (found.endsWith(expected) || isClipped(texts, expected)))
    return true;
  return sortCharacters(found) === sortCharacters(expected);
}

/** A tall line at the head of a page is painted, clipped, on the page before too: its tall letters are there twice. */
function isClipped(texts: readonly string[], expected: string): boolean {
  const twice = without(texts.join(''), expected);
  if (!twice || ![...twice].every(isClippable)) return false;
  return texts.some((text, page) =>
    [text, texts[page + 1] ?? ''].every((one) => without(one, twice) !== undefined),
  );
}

/** The letters of a text that another one does not have; undefined when it lacks some of the other's. */
function without(text: string, other: string): string | undefined {
  let left = text;
  for (const letter of other) {
    if (!left.includes(letter)) return undefined;
    left = left.replace(letter, '');
  }
  return left;
}

/** Every word; of tall letters, which may be painted twice, at least one. */
function isCovered(runs: readonly TextRun[], places: readonly LinkPlace[]): boolean {
  const isOn = (run: TextRun) => places.some((place) => covers(place, run));
  return runs.some(({ text }) => isReordered(text)) ? runs.some(isOn) : runs.every(isOn);
}

function covers({ page, rect: [left, bottom, right, top] }: LinkPlace, run: TextRun): boolean {
  const across = run.x >= left - SLACK && run.x <= right + SLACK;
  return page === run.page && across && run.y >= bottom - SLACK && run.y <= top + SLACK;
}

/** Browsers write addresses in their own way. */
function canonical(address: string): string {
  const url = URL.parse(address.trim());
  return url ? url.href : address.trim();
}
