import { filled, html, type Markup } from '../html.ts';
import type { RenderContext } from '../render-context.ts';
import { contactItems } from './personal-info.section.ts';
import { richText } from './entry.section.ts';

/** The cover letter with its letterhead, on pages of its own; nothing when it is blank. */
export function letterPages(context: RenderContext): Markup | undefined {
  const { cv, tailored, words } = context;
  // The first heading of a document is of level 1 (PDF/UA).
  const first = tailored.coverLetterOnTop;
  const letter = richText(tailored.coverLetter, first ? 2 : 3);
  if (letter === undefined) return undefined;
  const job = tailored.jobDescription_id;
  const company =
    typeof job === 'object' && filled(job.companyName) ? job.companyName.trim() : undefined;
  const contact = contactItems(context).filter(
    ({ key }) => key === 'email' || key === 'phone' || key === 'location',
  );
  const title = html`${words.coverLetter}${
    company !== undefined && html`<span class="lco"> – ${company}</span>`
  }`;
  return html`<article class="flow letter"><div class="lhead"><p class="lname" dir="auto">${cv.personal_info.fullName.trim()}</p>${
    contact.length > 0 &&
    html`<p class="lcontact">${contact.map(({ value }) => html`<span>${value}</span> `)}</p>`
  }</div>${
    first
      ? html`<h1 class="ltitle" dir="auto">${title}</h1>`
      : html`<h2 class="ltitle" dir="auto">${title}</h2>`
  }<div class="lbody">${letter}</div></article>`;
}
