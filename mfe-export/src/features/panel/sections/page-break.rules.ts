import type { Cv, PdfOptions, AnySectionKey } from '@sastre/shared-contracts/api';
import type { LayoutChange } from '../layout.rules.ts';
import { isEmptySection } from './excerpt.rules.ts';
import { hiddenSections, listedSections } from './section-list.rules.ts';

/** The person stands where the document begins; the letter has pages of its own. */
const NEVER: readonly AnySectionKey[] = ['personalInfo', 'cover-letter'];

/** Whether a section may begin a new page: the first one that its column shows does so as it is. */
export function canBeginPage(cv: Cv, section: AnySectionKey): boolean {
  if (NEVER.includes(section)) return false;
  const hidden = hiddenSections(cv);
  const list = listedSections(cv);
  const column = list.find(({ key }) => key === section)?.column;
  const first = list.find(
    (other) =>
      other.key !== 'cover-letter' &&
      other.column === column &&
      !hidden.includes(other.key) &&
      !isEmptySection(cv, other.key),
  );
  return first?.key !== section;
}

/** Lets a section begin a new page, or no more. */
export function beginPage(
  { pageBreakBefore = [] }: Pick<PdfOptions, 'pageBreakBefore'>,
  section: AnySectionKey,
  begins: boolean,
): LayoutChange {
  const others = pageBreakBefore.filter((key) => key !== section);
  const next = begins ? [...others, section] : others;
  return { pdfOptions: { pageBreakBefore: next.length === 0 ? undefined : next } };
}
