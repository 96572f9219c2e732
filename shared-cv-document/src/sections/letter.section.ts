import { companyNameOf, isDocumentLanguage } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import { languageTag, letterLanguage } from '../document-language.rules.ts';
import { withPlace } from '../letter-place.rules.ts';
import { isTall } from '../name-size.rules.ts';
import type { DocumentContext } from '../render-context.ts';
import { at } from '../places.rules.ts';
import { WORDS } from '../words/words.ts';
import { contactIn, type ContactField } from './contact.section.ts';
import { heading, richText } from './entry.section.ts';

const LETTERHEAD: readonly ContactField[] = ['email', 'phone', 'location'];

/** Letters of a text that surely leaves room for a signature on its page. */
const SHORT = 1_800;

/**
 * The cover letter in its own language, with its letterhead, on pages of its own; its title has the given level. One for a
 * company is addressed to it, and needs no other title.
 */
export function letterPages(context: DocumentContext, level: 1 | 2): Markup {
  const { tailored, language } = context;
  const written = letterLanguage(context.cv) ?? language;
  // What stands around a letter in a language without words of ours is in the document's.
  const own = isDocumentLanguage(written) ? written : language;
  const company = companyNameOf({ tailored }).trim();
  const title =
    company === ''
      ? heading(level, 'ltitle', WORDS[own].coverLetter)
      : heading(level, 'ltitle lto', company);
  // Who leaves out where they live does not say it here either.
  const location = context.options.includeAddress ? context.cv.personal_info.location : '';
  const letter = isDocumentLanguage(written)
    ? withPlace(tailored.coverLetter, location, written)
    : tailored.coverLetter;
  const lang = own !== (context.foreign ?? language) && html` lang="${languageTag(own)}"`;
  const bodyLang = written !== own && html` lang="${languageTag(written)}"`;
  return html`<article class="flow letter"${lang}>${letterhead(context)}${title}<article class="lbody${isSigned(context) && ' signed'}"${bodyLang}>${richText(letter, level, { context: { ...context, column: 'wide', soften: context.softenLetter }, path: 'coverLetter' })}</article></article>`;
}

/** Whether a short letter ends with the name of who writes it. */
function isSigned({ cv: { personal_info: info }, tailored }: DocumentContext): boolean {
  const letter = tailored.coverLetter.trim();
  const last = letter.split(/\n\s*\n/).at(-1) ?? '';
  return letter.length <= SHORT && filled(last) && last.trim() === info.fullName.trim();
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
