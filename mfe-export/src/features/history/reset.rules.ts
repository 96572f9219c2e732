import {
  defaultTailored,
  pdfOptionsSchema,
  type Cv,
  type PdfOptions,
} from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { inverseOf, type LayoutChange } from '../panel/layout.rules.ts';

/** Choices that are no matter of how the template lays a CV out. */
const KEPT: readonly string[] = [
  ...['template', 'templateTypes', 'paper', 'pictureId', 'letterApart', 'keepCv'],
];
const OPTIONS = Object.keys(pdfOptionsSchema.shape).filter((key) => !KEPT.includes(key));

/**
 * The change that lays a CV out as its template does by itself: order, columns, what is left out, colours, type, options.
 * Texts, letter, picture, job, language, template and paper stay, and how other templates were left. Undefined when that is how it is laid out.
 */
export function resetLayout(cv: Cv): LayoutChange | undefined {
  const change: LayoutChange = {
    tailored: {
      sectionOrder: [],
      hiddenSections: [],
      leftColumnSections: undefined,
      addedOrder: undefined,
      addedHidden: undefined,
      addedLeft: undefined,
      coverLetterOnTop: false,
      workOrder: undefined,
      educationOrder: undefined,
      foldedBullets: undefined,
    },
    pdfOptions: defaultsOf(OPTIONS),
  };
  return readsAlike(inverseOf(cv, change), change) ? undefined : change;
}

function defaultsOf(keys: readonly string[]): Partial<PdfOptions> {
  const defaults: Record<string, unknown> = defaultTailored.pdfOptions;
  return Object.fromEntries(keys.map((key) => [key, defaults[key]]));
}
