import { contactHref, shortUrl } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { addressParts, contactSize, smallestSize, type ContactSize } from '../contact-fit.rules.ts';
import type { FontPair } from '../fonts/font-pairs.ts';
import type { DocumentContext, RenderContext } from '../render-context.ts';
import { at } from '../places.rules.ts';
import { textWidth } from '../text-width.rules.ts';
import { brokenAtSlashes, withBreaks } from '../unbroken.rules.ts';

const FIELDS = ['email', 'phone', 'location', 'linkedIn', 'website', 'github'] as const;
export type ContactField = (typeof FIELDS)[number];
const WEB: readonly ContactField[] = ['linkedIn', 'website', 'github'];

/** A way to reach the person, a link where it can be followed safely. */
export interface ContactItem {
  key: ContactField;
  value: Markup;
  /** Its longest part that is not to be broken; a place may be broken as any text. */
  whole: string;
}

/** Contact items in reading order, without those that the options leave out. */
export function contactItems(context: DocumentContext): ContactItem[] {
  const { cv, options, fonts } = context;
  const left: Record<ContactField, boolean> = {
    email: !options.includeEmail,
    phone: !options.includePhone,
    location: !options.includeAddress,
    linkedIn: options.includeLinkedIn === false,
    website: options.includeWebsite === false,
    github: options.includeGithub === false,
  };
  return FIELDS.flatMap((key) => {
    const text = cv.personal_info[key].trim();
    if (text === '' || left[key]) return [];
    const href = contactHref(key, text);
    const parts = partsOf(key, text, context);
    const shown =
      key === 'location' ? brokenAtSlashes(text) : withBreaks(parts.map((part) => html`${part}`));
    const value = href === undefined ? shown : html`<a href="${href}">${shown}</a>`;
    return [{ key, value, whole: key === 'location' ? '' : longestOf(parts, fonts) }];
  });
}

/**
 * A contact item with the class of its size, which those beside it have as well; one that is too long for a line of any
 * column may be broken anywhere.
 */
export interface PlacedContact extends ContactItem {
  size: `fit-${ContactSize}` | 'loose';
  /** Its label stands before it: in the sidebar. */
  hasLabel: boolean;
}

/**
 * The contact items of a column. Where one is too long for a line of the sidebar and not of the column beside it, all of
 * them go there: nobody looks for them in two places.
 */
export function contactIn(
  column: 'side' | 'moved' | 'wide',
  context: DocumentContext,
): PlacedContact[] {
  const items = contactItems(context).map((item) => ({
    item,
    inSidebar: contactSize(item.whole, 'side', context),
    beside: contactSize(item.whole, 'wide', context),
  }));
  const move = items.some(
    ({ inSidebar, beside }) => inSidebar === undefined && beside !== undefined,
  );
  if (column !== 'wide' && move !== (column === 'moved')) return [];
  const fits = items.map(({ inSidebar, beside }) => (column === 'side' ? inSidebar : beside));
  const common = smallestSize(fits.filter((fit) => fit !== undefined));
  return items.map(({ item }, index) => ({
    ...item,
    size: fits[index] === undefined ? 'loose' : `fit-${common}`,
    hasLabel: column === 'side',
  }));
}

function partsOf(key: ContactField, text: string, context: DocumentContext): string[] {
  if (!WEB.includes(key)) return [text];
  const fits = (column: 'side' | 'wide') => (part: string) =>
    contactSize(part, column, context) !== undefined;
  const address = shortUrl(text);
  const size = contactSize(address, 'side', context);
  // One line rather than two of a larger size, down to one that is still easily read.
  if (size === 'm' || size === 's') return [address];
  // what the sidebar cannot hold stands beside it, rather than broken after a hyphen
  return addressParts(address, fits('side'), fits('wide'));
}

function longestOf(parts: readonly string[], { text }: FontPair): string {
  const [longest = ''] = parts.toSorted((a, b) => textWidth(b, text) - textWidth(a, text));
  return longest;
}

/** Names that are the same in every language. */
const SERVICES = { linkedIn: 'LinkedIn', github: 'GitHub' };

/** The list of contact items; in one line of them labels would only take room, and text that is hidden helps nobody. */
export function contactList(
  items: readonly PlacedContact[],
  context: RenderContext,
  label: string,
): Markup {
  const words = { ...context.words, ...SERVICES };
  const list = items.map(
    ({ key, value, size, hasLabel }) =>
      html`<li class="${size}"${at(context, `personal_info.${key}`)}>${hasLabel && html`<span class="k">${words[key]}${words.colon}</span> `}<span class="${key === 'location' ? 'v' : 'v addr'}" dir="auto">${value}</span></li>`,
  );
  return html`<ul class="contact" aria-label="${label}">${list}</ul>`;
}
