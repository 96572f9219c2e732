import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { TextRun } from '../contents/page-runs.ts';
import type { StructureElement } from '../contents/structure.ts';
import { contentsOf, elementsOf } from '../contents/walk-structure.ts';

// ISO 32000-1, 14.8.4
const STANDARD = new Set(
  'Root Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);

/** The tags themselves: known types, headings without a gap, lists as they should be, a text for every figure. */
export function checkTags(
  root: StructureElement | undefined,
  runsOf: (content: string) => readonly TextRun[],
): PdfFinding[] {
  if (!root) return [{ kind: 'tags' }];
  const elements = elementsOf(root);
  const wrong = new Set<StructureElement>([
    ...elements.filter((element) => !STANDARD.has(element.role) || !isComplete(element)),
    ...skippedHeadings(elements),
  ]);
  return [...wrong].map((element) => {
    const runs = contentsOf(element).flatMap((content) => runsOf(content));
    const text = runs.map((run) => run.text).join('');
    return { kind: 'tags', text: text.trim() || element.role, ...pageOf(runs) };
  });
}

function pageOf([first]: readonly TextRun[]): { page?: number } {
  return first ? { page: first.page } : {};
}

function isComplete({ role, alt, kids }: StructureElement): boolean {
  const roles = kids.map((kid) => ('element' in kid ? kid.element.role : 'content'));
  if (role === 'Figure') return alt !== undefined && alt !== '';
  if (role === 'L') return roles.every((kid) => kid === 'LI' || kid === 'Caption');
  if (role !== 'LI') return !roles.includes('LI') && !roles.includes('LBody');
  const bodies = roles.filter((kid) => kid === 'LBody').length;
  return bodies === 1 && roles.every((kid) => kid === 'Lbl' || kid === 'LBody');
}

function skippedHeadings(elements: readonly StructureElement[]): StructureElement[] {
  let last = 0;
  return elements.filter(({ role }) => {
    const level = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);
    if (level === 0) return false;
    const skips = level > last + 1;
    last = level;
    return skips;
  });
}
