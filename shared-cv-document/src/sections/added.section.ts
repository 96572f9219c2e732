import {
  contactHref,
  sectionOf,
  shortUrl,
  type AddedSectionKey,
  type Cv,
  type Section,
} from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { formatRange } from '../dates.rules.ts';
import { filled } from '../filled.ts';
import { isFewWords, isLine, lineOf } from '../interests.rules.ts';
import { at, sectionPath } from '../places.rules.ts';
import type { RenderContext } from '../render-context.ts';
import { unbroken } from '../unbroken.rules.ts';
import type { Words } from '../words/words.types.ts';
import { bullets, entriesSection, pathsOfLines, richText, section } from './entry.section.ts';
import { headed } from './headed.rules.ts';
import { itemList } from './item-list.section.ts';

type Entry = Section['entries'][number];

/** Heading of a section that its person added: its own, else that of its kind in the document's language. */
function addedHeading({ title, kind }: Pick<Section, 'title' | 'kind'>, words: Words): string {
  return filled(title) ? title.trim() : words[kind];
}

/** Entries of an added section of which something was written; none of a section that is gone. */
export function writtenEntries(cv: Pick<Cv, 'sections'>, key: AddedSectionKey): readonly Entry[] {
  const { entries = [] } = sectionOf(cv, key) ?? {};
  return entries.filter(({ name, organisation, place, url, description, highlights }) =>
    [name, organisation, place, url, description, ...highlights].some(filled),
  );
}

/** A section that its person added; interests are short lines. An entry without a name is headed by its organisation. */
export function addedSection(context: RenderContext, key: AddedSectionKey): Markup {
  const { cv, words, language, level, options } = context;
  const { id, title = '', kind = 'custom' } = sectionOf(cv, key) ?? {};
  const entries = writtenEntries(cv, key);
  const heading = {
    title: addedHeading({ title, kind }, words),
    path: `${sectionPath(cv, id)}.title`,
  };
  if (kind === 'interests' && entries.every(isLine))
    return section(context, 'added', heading, interests(context, entries));
  // A work appeared in a year, unless somebody chose how dates are written.
  const format = options.dateFormat ?? (kind === 'publications' ? 'year' : undefined);
  const shown = entries.map((one) => ({
    path: one.id,
    ...headed(one, { what: 'name', whose: 'organisation', where: 'place' }),
    dates: formatRange(one, language, format),
    body: [
      webAddress(one, context),
      richText(one.description, level + 1, { context, path: `${one.id}.description` }),
      bullets(one.highlights, context, pathsOfLines(`${one.id}.highlights`, one.highlights)),
    ],
    texts: [one.url, one.description, ...one.highlights],
  }));
  return entriesSection(context, 'added', heading, shown);
}

/** Interests of a few words each run on as skills do; longer ones are bullets. */
function interests(context: RenderContext, entries: readonly Entry[]): Markup {
  const lines = entries.map((one) => lineOf(one, context.words));
  if (!lines.every(isFewWords))
    return html`${bullets(lines, context, () => entries.map(nameField))}`;
  const items = entries.map((one, index) => ({ text: lines[index] ?? '', path: nameField(one) }));
  const layout = context.column === 'wide' ? 'run-on' : 'lines';
  return html`<div class="groups">${itemList(context, items, layout)}</div>`;
}

/** The field that names an entry. */
const nameField = ({ id, name }: Entry) => `${id}.${filled(name) ? 'name' : 'highlights.0'}`;

/** A link where it can be followed safely, else the text. */
function webAddress({ id, url }: Entry, context: RenderContext): Markup | undefined {
  if (!filled(url)) return undefined;
  return html`<p class="web"${at(context, `${id}.url`)} dir="auto">${linkOf(url, context)}</p>`;
}

function linkOf(url: string, { column }: RenderContext): Markup {
  const href = contactHref('website', url.trim());
  const shown = unbroken(shortUrl(url.trim()), column);
  return href === undefined ? shown : html`<a href="${href}">${shown}</a>`;
}
