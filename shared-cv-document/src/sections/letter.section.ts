import { isDocumentLanguage } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { letterLanguage } from '../document-language.rules.ts';
import { isTall } from '../name-size.rules.ts';
import type { DocumentContext } from '../render-context.ts';
import { at } from '../places.rules.ts';
import { WORDS } from '../words/words.ts';
import { contactIn, type ContactField } from './contact.section.ts';
import { heading, richText } from './entry.section.ts';

const LETTERHEAD: readonly ContactField[] = ['email', 'phone', 'location'];

/** The cover letter in its own language, with its letterhead, on pages of its own; its title has the given level. */
export function letterPages(context: DocumentContext, level: 1 | 2): Markup {
  const { tailored, language } = context;
  const written = letterLanguage(context.cv) ?? language;
  // What stands around a letter in a language without words of ours is in the document's.
  const own = isDocumentLanguage(written) ? written : language;
  const job = tailored.jobDescription_id;
  const company =
    typeof job === 'object' && filled(job.companyName) ? job.companyName.trim() : undefined;
  const title = html`${WORDS[own].coverLetter}${
    company !== undefined && html`<span class="lco"> – ${company}</span>`
  }`;
  const lang = own !== language && html` lang="${own}"`;
  const bodyLang = written !== own && html` lang="${written}"`;
  return html`<article class="flow letter"${lang}>${letterhead(context)}${heading(level, 'ltitle', title)}<article class="lbody"${bodyLang}>${richText(tailored.coverLetter, level, { context: { ...context, column: 'wide', soften: context.softenLetter }, path: 'coverLetter' })}</article></article>`;
}

function letterhead(context: DocumentContext): Markup | undefined {
  const name = context.cv.personal_info.fullName.trim();
  const contact = contactIn('wide', context).filter(({ key }) => LETTERHEAD.includes(key));
  if (name === '' && contact.length === 0) return undefined;
  return html`<div class="lhead">${name !== '' && html`<p class="lname${isTall(name) && ' tall'}"${at(context, 'personal_info.fullName')} dir="auto">${name}</p>`}${
    contact.length > 0 &&
    html`<p class="lcontact">${contact.map(({ key, value, size }) => html`<span class="${size}"${at(context, `personal_info.${key}`)} dir="auto">${value}</span> `)}</p>`
  }</div>`;
}
