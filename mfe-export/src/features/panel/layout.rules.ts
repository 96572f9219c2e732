import {
  AUTO_LANGUAGE,
  defaultTailored,
  type Cv,
  type PdfOptions,
  type SectionTitles,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { templateOf } from '@sastre/shared-cv-document';

/** What one action of the panel changes. A key of `tailored` or `pdfOptions` that is there and undefined is taken away. */
export interface LayoutChange {
  tailored?: Partial<Tailored>;
  pdfOptions?: Partial<PdfOptions>;
  /** Id of the picture to show; empty for none. */
  pictureId?: string;
  /** Language of the document, or `auto`. */
  language?: string;
  /** The CV's own headings of sections; empty for the word of the document's language. */
  sectionTitles?: Partial<SectionTitles>;
  /** It is a fit, to so many pages: told so by the history. */
  fittedTo?: number;
}

/**
 * The CV with the change made; a CV without a layout starts from the default one. Parts that the change leaves alone stay
 * the same objects, so that nothing is drawn anew for them.
 */
export function applyChange(cv: Cv, change: LayoutChange): Cv {
  const { tailored, pdfOptions, pictureId } = change;
  const own = withOwn(cv, change);
  if (tailored === undefined && pdfOptions === undefined && pictureId === undefined) return own;
  const next = changed(cv.tailored ?? defaultTailored, tailored);
  const options = pdfOptions === undefined ? next.pdfOptions : changed(next.pdfOptions, pdfOptions);
  const laidOut: Cv = { ...own, tailored: { ...next, pdfOptions: options } };
  return pictureId === undefined ? laidOut : { ...laidOut, ...choosePicture(laidOut, pictureId) };
}

/** The changes of what stands beside the layout. */
function withOwn(cv: Cv, { language, sectionTitles }: LayoutChange): Cv {
  const named = language === undefined ? cv : { ...cv, language };
  if (sectionTitles === undefined) return named;
  return { ...named, sectionTitles: { ...cv.sectionTitles, ...sectionTitles } };
}

/** The fields with the new ones over them; what is undefined is left out. */
function changed<T extends object>(before: T, fields: Partial<T> | undefined): T {
  const kept = Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as T;
}

/** The change that takes `change`, made over `cv`, back: it has the same keys, so that nothing else is touched. */
export function inverseOf(cv: Cv, change: LayoutChange): LayoutChange {
  const { tailored, pdfOptions, pictureId, language, sectionTitles } = change;
  const before = cv.tailored ?? defaultTailored;
  return {
    ...(tailored && { tailored: fieldsOf(before, tailored) }),
    ...(pdfOptions && { pdfOptions: fieldsOf(before.pdfOptions, pdfOptions) }),
    ...(pictureId !== undefined && { pictureId: before.pdfOptions.pictureId }),
    ...(language !== undefined && { language: cv.language ?? AUTO_LANGUAGE }),
    ...(sectionTitles && { sectionTitles: fieldsOf(cv.sectionTitles, sectionTitles) }),
  };
}

/** What stands in `before` under each of the keys; undefined where nothing does. */
function fieldsOf<T extends object>(before: T, keys: Partial<T>): Partial<T> {
  const names = Object.keys(keys) as (keyof T)[];
  return Object.fromEntries(names.map((key) => [key, before[key]])) as Partial<T>;
}

/** How a CV is laid out. */
export function optionsOf({ tailored }: Pick<Cv, 'tailored'>): PdfOptions {
  return (tailored ?? defaultTailored).pdfOptions;
}

/** Whether a template has a sidebar; what is not known has one when its name starts with `two-column`. */
export function isTwoColumn({ template }: Pick<PdfOptions, 'template'>): boolean {
  return templateOf(template).columns === 'two';
}

/** What the panel gets; `onChange` is kept the same, so that a part is drawn anew only for what it shows. */
export interface LayoutProps {
  cv: Cv;
  onChange: (change: LayoutChange) => void;
}

/** What a part of the panel gets that knows the options only. */
export interface OptionsProps extends Pick<LayoutProps, 'onChange'> {
  options: PdfOptions;
}
