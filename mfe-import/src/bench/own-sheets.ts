import {
  TEMPLATES,
  defaultTailored,
  type Cv,
  type TemplateName,
} from '@sastre/shared-contracts/api';
import { documentTitle, renderCv, storedTemplate, worldFaces } from '@sastre/shared-cv-document';
import type { OwnPerson } from './own-people.ts';

/** A page of our own sheet, to be printed. */
export interface OwnSheet {
  template: TemplateName;
  tailored: Cv['tailored'];
  html: string;
  docTitle: string;
}

/** The sheets of a person in the language of the CV, by default in every template. */
export async function ownSheets(
  { language, cv: content }: OwnPerson,
  templates: readonly TemplateName[] = TEMPLATES,
): Promise<OwnSheet[]> {
  const sheets: OwnSheet[] = [];
  for (const template of templates) {
    const tailored = {
      ...defaultTailored,
      pdfOptions: { ...defaultTailored.pdfOptions, template: storedTemplate(template) },
    };
    const cv: Cv = { ...content, language, tailored, _id: '', created_at: '', updated_at: '' };
    const html = renderCv(cv, 'en', await worldFaces(cv, 'en'));
    sheets.push({ template, tailored, html, docTitle: documentTitle(cv) });
  }
  return sheets;
}
