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

/** The choice of a template. The type that the present one was fitted with goes: it was measured by that one's pages. */
export function templateChange(options: PdfOptions, template: TemplateName): Partial<PdfOptions> {
  const fitted = fittedValues(templateType(templateOf(options.template)), options);
  const left = Object.fromEntries(fitted.map((name) => [name, undefined]));
  return { ...left, template: storedTemplate(template) };
}
