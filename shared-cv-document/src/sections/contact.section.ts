import { contactHref, shortUrl } from '@sastre/shared-rich-text';
import { html, type Markup } from '@sastre/shared-html';
import type { DocumentContext } from '../render-context.ts';

const FIELDS = ['email', 'phone', 'location', 'linkedIn', 'website', 'github'] as const;
export type ContactField = (typeof FIELDS)[number];
const WEB: readonly ContactField[] = ['linkedIn', 'website', 'github'];

/** A way to reach the person, a link where it can be followed safely. */
export interface ContactItem {
  key: ContactField;
  value: Markup;
}

/** Contact items in reading order, without those that the options leave out. */
export function contactItems({
  cv,
  options,
}: Pick<DocumentContext, 'cv' | 'options'>): ContactItem[] {
  const left: Partial<Record<ContactField, boolean>> = {
    email: !options.includeEmail,
    phone: !options.includePhone,
    location: !options.includeAddress,
  };
  return FIELDS.flatMap((key) => {
    const text = cv.personal_info[key].trim();
    if (text === '' || left[key] === true) return [];
    const href = contactHref(key, text);
    const shown = WEB.includes(key) ? shortUrl(text) : text;
    return [
      { key, value: href === undefined ? html`${shown}` : html`<a href="${href}">${shown}</a>` },
    ];
  });
}
