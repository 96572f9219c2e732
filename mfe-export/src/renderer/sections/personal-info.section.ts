import type { PersonalInfo } from '@sastre/shared-contracts/api';
import { filled, html, type Markup } from '../html.ts';
import { safeHref, shortUrl, telHref } from '../links.rules.ts';
import type { RenderContext } from '../render-context.ts';

function linked(href: string | undefined, text: string): Markup {
  return href === undefined ? html`${text}` : html`<a href="${href}">${text}</a>`;
}

/** Contact items in reading order, without those that the options leave out. */
export function contactItems({
  cv,
  options,
}: RenderContext): { key: keyof PersonalInfo; value: Markup }[] {
  const info = cv.personal_info;
  const items: { key: keyof PersonalInfo; value: Markup }[] = [];
  const add = (key: keyof PersonalInfo, shown: boolean, make: (text: string) => Markup) => {
    const text = info[key].trim();
    if (shown && text !== '') items.push({ key, value: make(text) });
  };
  add('email', options.includeEmail, (text) => linked(`mailto:${text}`, text));
  add('phone', options.includePhone, (text) => linked(telHref(text), text));
  add('location', options.includeAddress, (text) => html`${text}`);
  for (const key of ['linkedIn', 'website', 'github'] as const) {
    add(key, true, (text) => linked(safeHref(text), shortUrl(text)));
  }
  return items;
}

/** Name, title, contact and picture. The name is the document's only `h1`. */
export function personalInfoSection(context: RenderContext): Markup | undefined {
  const { cv, options, words } = context;
  const { fullName, title } = cv.personal_info;
  const contact = contactItems(context);
  const hasPicture = filled(options.pictureId);
  if (!filled(fullName) && contact.length === 0 && !hasPicture) return undefined;
  const long = fullName.split(/\s+/).some((word) => [...word].length > 15);
  const heading = cv.sectionTitles.personalInfo;
  return html`<header class="sec sec-personalInfo">${hasPicture && html`<img class="pic" data-picture alt="">`}<div class="id"><h1 class="${long ? 'name name-long' : 'name'}" dir="auto">${fullName.trim()}</h1>${
    filled(title) && html`<p class="role" dir="auto">${title.trim()}</p>`
  }</div>${contact.length > 0 && filled(heading) && html`<h2 dir="auto">${heading.trim()}</h2>`}${
    contact.length > 0 &&
    html`<ul class="contact" aria-label="${words.contact}">${contact.map(
      ({ key, value }) =>
        html`<li class="c-${key}"><span class="v" dir="auto">${value}</span></li>`,
    )}</ul>`
  }</header>`;
}
