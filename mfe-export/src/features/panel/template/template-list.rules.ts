import { TEMPLATES, type PdfOptions, type TemplateName } from '@sastre/shared-contracts/api';
import { fittedValues, storedTemplate, templateOf, templateType } from '@sastre/shared-cv-document';

/** How many templates the panel offers without its gallery. */
const FEW = 4;

/** The template that a document has, whichever version of it. */
export function presentTemplate({ template }: Pick<PdfOptions, 'template'>): TemplateName {
  const { name } = templateOf(template);
  return TEMPLATES.find((known) => known === name) ?? TEMPLATES[0];
}

/** The first few templates; one that is chosen and not among them takes the last place. */
export function fewTemplates(present: TemplateName): TemplateName[] {
  const first = TEMPLATES.slice(0, FEW);
  return first.includes(present) ? first : [...first.slice(0, -1), present];
}

/**
 * The choice of a template. Sizes, gaps and margins of the present one are kept for whoever comes back to it; those of the
 * new one are as it was left. One that was never there takes over what was chosen, but no fitting: that was measured by
 * the pages of the other.
 */
export function templateChange(options: PdfOptions, template: TemplateName): Partial<PdfOptions> {
  const present = presentTemplate(options);
  if (template === present) return { template: storedTemplate(template) };
  const left = sizesOf(options);
  const fitted = fittedValues(templateType(templateOf(options.template)), options);
  const kept = options.templateTypes?.[template];
  const sizes = kept ?? without(left, fitted);
  const gone = SIZES.filter((name) => name in left && !(name in sizes));
  return {
    ...Object.fromEntries(gone.map((name) => [name, undefined])),
    ...(kept && sizesOf(kept)),
    template: storedTemplate(template),
    templateTypes: { ...options.templateTypes, [present]: left },
  };
}

const SIZES = ['fontSize', 'lineHeight', 'spacing', 'marginX', 'marginY'] as const;
type Sizes = Pick<PdfOptions, (typeof SIZES)[number]>;

function sizesOf(options: Sizes): Sizes {
  const chosen = SIZES.filter((name) => options[name] !== undefined);
  return Object.fromEntries(chosen.map((name) => [name, options[name]]));
}

function without(sizes: Sizes, names: readonly (keyof Sizes)[]): Sizes {
  return Object.fromEntries(
    Object.entries(sizes).filter(([name]) => !names.some((gone) => gone === name)),
  );
}
