import {
  defaultTailored,
  type Cv,
  type PdfOptions,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { templateOf } from '@sastre/shared-cv-document';

/** What one action of the panel changes. A key of `tailored` that is there and undefined is taken away. */
export interface LayoutChange {
  tailored?: Partial<Tailored>;
  pdfOptions?: Partial<PdfOptions>;
  /** Id of the picture to show; empty for none. */
  pictureId?: string;
  /** Language of the document, or `auto`. */
  language?: string;
}

/**
 * The CV with the change made; a CV without a layout starts from the default one. Parts that the change leaves alone stay
 * the same objects, so that nothing is drawn anew for them.
 */
export function applyChange(cv: Cv, change: LayoutChange): Cv {
  const { tailored, pdfOptions, pictureId } = change;
  const own = change.language === undefined ? cv : { ...cv, language: change.language };
  if (tailored === undefined && pdfOptions === undefined && pictureId === undefined) return own;
  const before = { ...(cv.tailored ?? defaultTailored), ...tailored };
  const kept = Object.entries(before).filter(([, value]) => value !== undefined);
  const next = Object.fromEntries(kept) as Tailored;
  const options =
    pdfOptions === undefined ? next.pdfOptions : { ...next.pdfOptions, ...pdfOptions };
  const changed: Cv = { ...own, tailored: { ...next, pdfOptions: options } };
  return pictureId === undefined ? changed : { ...changed, ...choosePicture(changed, pictureId) };
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
