import type { Tailored } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import type { CvDraft } from '@sastre/shared-cv-form/rules';

/** What a design is made of, as it is told. */
export type DesignPart = 'template' | 'type' | 'colours' | 'sections' | 'shown';

const OPTIONS: Readonly<Record<string, DesignPart | undefined>> = {
  template: 'template',
  ...Object.fromEntries(
    ['fontPair', 'fontSize', 'lineHeight', 'spacing', 'marginX', 'marginY', 'paper'].map(
      (name) => [name, 'type'] as const,
    ),
  ),
  pageBreakBefore: 'sections',
  // The picture has a row of its own; how other templates were left, and what a file holds, is not seen.
  pictureId: undefined,
  templateTypes: undefined,
  keepCv: undefined,
  letterApart: undefined,
};
const SECTIONS = [
  ...['hiddenSections', 'sectionOrder', 'leftColumnSections', 'addedOrder', 'addedHidden'],
  ...['addedLeft', 'workOrder', 'educationOrder', 'coverLetterOnTop', 'foldedBullets'],
];
const ORDER: readonly DesignPart[] = ['template', 'type', 'colours', 'sections', 'shown'];

/** The parts of two designs that are not alike. */
export function otherParts(one: Tailored, other: Tailored): DesignPart[] {
  const options = namesOf(one.pdfOptions, other.pdfOptions).map(partOfOption);
  const sections = namesOf(one, other).some((name) => SECTIONS.includes(name));
  const found = new Set([...options, sections && 'sections']);
  return ORDER.filter((part) => found.has(part));
}

function partOfOption(name: string): DesignPart | undefined {
  if (name.endsWith('ColorOverride')) return 'colours';
  return name in OPTIONS ? OPTIONS[name] : 'shown';
}

/** Names of what reads differently. */
function namesOf(one: object, other: object): string[] {
  const [my, their] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(my), ...Object.keys(their)])].filter(
    (name) => !readsAlike(my[name], their[name]),
  );
}

/** What a version says, in the design and with the photo of the form as it is. */
export function wordsOf(then: CvDraft, now: CvDraft): CvDraft {
  const { pictureId, layout, personal_info } = now;
  const { profilePictureUrl } = personal_info;
  return {
    ...then,
    pictureId,
    layout,
    personal_info: { ...then.personal_info, profilePictureUrl },
  };
}
