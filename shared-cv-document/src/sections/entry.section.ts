import {
  directionOf,
  directionWithin,
  isMixedLine,
  languageTag,
} from '../document-language.rules.ts';
import { markdownToHtml } from '@sastre/shared-rich-text';
import { html, trusted, type Markup } from '@sastre/shared-html';
import { heldRange } from '../dates.rules.ts';
import { entryLine, isBelow, standNear } from '../beside.rules.ts';
import { filled } from '../filled.ts';
import { isOneLine, isShortEntry, isShortPair, roomOf, staysWhole } from '../lines.rules.ts';
import { at as placeOf, linePlaces } from '../places.rules.ts';
import { remembered } from '../remembered.rules.ts';
import { inParts } from '../head-parts.rules.ts';
import type { RenderContext } from '../render-context.ts';
import { documentMarkup, hasLongWord } from '../rich-text.rules.ts';
import { unbroken, unbrokenMarkup } from '../unbroken.rules.ts';

/** A CV has far fewer texts. */
const TEXTS = 200;
/** The preview asks for the same texts with each change of the layout. */
const converted = new Map<string, string>();

/** Where a text stands, and the path of the field that it comes from. */
interface Place {
  context: Pick<RenderContext, 'column' | 'marked' | 'soften' | 'template'>;
  path: string;
}

/** Markdown of the house dialect as markup; headings in it stand below a heading of level `parent`. */
export function richText(
  markdown: string,
  parent: number,
  { context, path }: Place,
): Markup | undefined {
  if (!filled(markdown)) return undefined;
  const room = roomOf(context);
  const shown = documentMarkup(convert(markdown), parent, (text) => staysWhole(text, room));
  const soft = context.soften.markup(shown);
  const markup = unbrokenMarkup(soft, context.column);
  return html`<div class="rich"${placeOf(context, path)}>${trusted(markup)}</div>`;
}

function convert(markdown: string): string {
  const known = converted.get(markdown);
  if (known !== undefined) return known;
  const markup = markdownToHtml(markdown);
  if (converted.size >= TEXTS) converted.clear();
  converted.set(markdown, markup);
  return markup;
}

/** Plain text as typed: blank lines part paragraphs, line breaks stay. */
export function plainText(text: string, { context, path }: Place): Markup {
  const { column, soften } = context;
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter(filled);
  const lines = (paragraph: string) =>
    paragraph
      .split('\n')
      .map((line) => soften.text(line.trim(), 'running'))
      .map((line, index) => html`${index > 0 && html`<br>`}${unbroken(line, column, true)}`);
  return html`<div class="rich"${placeOf(context, path)}>${paragraphs.map((paragraph) => html`<p dir="auto">${lines(paragraph)}</p>`)}</div>`;
}

/** A heading; an `h1` is the first of its document. */
export function heading(
  level: number,
  className: string,
  content: Markup | string,
  place?: Markup,
): Markup {
  return html`<h${level} class="${className}" dir="auto"${place}>${content}</h${level}>`;
}

/** The attribute that says a language. */
export function langOf(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : html` lang="${languageTag(language)}"`;
}

/** The document's language, for what is in it among texts of another one. */
function ownLang({ foreign, language }: RenderContext): Markup | undefined {
  return foreign === undefined ? undefined : langOf(language);
}

/** A section under its heading; `path` is that of the field in which the heading is written. */
export function section(
  context: RenderContext,
  key: string,
  { title, path }: { title: string; path: string },
  content: readonly Markup[] | Markup,
  marks?: Markup,
): Markup {
  const { level, newPage } = context;
  return html`<section class="sec sec-${key}"${marks}${newPage && html` data-new-page`}>${heading(level, 'title', context.soften.text(title, 'heading'), html`${ownLang(context)}${placeOf(context, path)}`)}${content}</section>`;
}

/** What an entry is made from. */
export interface Entry {
  /** Path of the entry, and the names of the fields that its parts come from. */
  path: string;
  fields: Record<'head' | 'organisation' | 'place', string>;
  head: string;
  /** What it is made of, where it breaks rather between these than within them. */
  headParts?: readonly string[];
  organisation: string;
  place: string;
  dates: string;
  grade?: string;
  body?: (Markup | undefined)[];
  /** The texts of the body. */
  texts?: readonly string[];
}

/** All of a document by which its entries differ, beside what they say. */
export function settingOf(context: RenderContext): string {
  const { column, level, language, marked, foreign, fonts, options, soften, scale, template } =
    context;
  const setting = [foreign, column, level, language, marked, options.dateFormat, template.name];
  return [...setting, soften.setting, entryLine(context), scale, fonts.id].join(' ');
}

const markupOf = remembered<Markup>();
/** Fields that say what somebody did or learned, and are no names. */
const WHAT = ['position', 'degree', 'field'];

/**
 * One job or course: the head block holds together, the body may break unless it is of a few lines. One in a script of the
 * other direction runs as that script does, as a whole: else its head would stand left and its text right.
 */
function entry(context: RenderContext, parts: Entry): Markup {
  const { column, language, level, soften, template, words } = context;
  const {
    path,
    fields,
    head,
    headParts = [],
    organisation,
    place,
    dates,
    grade,
    body,
    texts = [],
  } = parts;
  const from = (field: string) => placeOf(context, `${path}.${field}`);
  const own = directionOf(language);
  const direction = directionWithin(own, `${head} ${organisation}`, texts);
  // Firm and place follow each other as the entry runs, whichever script the firm begins in.
  const isMixed = isMixedLine(direction, `${organisation} ${place}`);
  const apart = isMixed && html` dir="auto"`;
  const company =
    filled(organisation) &&
    html`<span class="o"${from(fields.organisation)}${apart}>${unbroken(organisation.trim(), column)}</span>`;
  const where =
    filled(place) &&
    html`<span class="l"${from(fields.place)}${apart}>${unbroken(place.trim(), column)}</span>`;
  const named = WHAT.includes(fields.head) ? soften.text(head.trim(), 'line') : head.trim();
  const shown = inParts(headParts, context) ?? unbroken(named, column);
  const title = filled(head) && heading(level + 1, 'head', shown, from(fields.head));
  // Dates are in the document's language, also where the entry runs the other way.
  const range =
    direction === own ? heldRange(dates) : html`<bdi dir="${own}">${heldRange(dates)}</bdi>`;
  const when =
    filled(dates) && html`<p class="dates"${ownLang(context)}${from('startDate')}>${range}</p>`;
  const whose = (company || where) && html`${company}${company && where && words.comma}${where}`;
  const at = whose && html`<p class="org" dir="${isMixed ? direction : 'auto'}">${whose}</p>`;
  const mark =
    filled(grade) &&
    html`<p class="${isBelow(grade, context) ? 'grade below' : 'grade'}"${from('gpa')}>${grade}</p>`;
  // Dates stand beside the title where there is room for it, and below the company in the sidebar. They are read as they
  // stand: programs that go along a line take what steps back on it for a part of the word before.
  const first = template.dates === 'start' ? [when, title] : [title, when];
  const isNear = template.dates === 'end' && standNear(head, dates, context);
  const lines = column === 'side' ? [title, at, when, mark] : [row(first, isNear), row([at, mark])];
  return html`<article class="${isShortEntry(texts, roomOf(context)) ? 'entry short' : 'entry'}"${direction !== own && html` dir="${direction}"`}${placeOf(context, path)}><div class="ehead">${lines}</div>${body}</article>`;
}

/** Whether an entry has nothing but its head, as courses that were taken or places of admission. */
function isHeadAlone({ organisation, place, dates, grade = '', texts = [] }: Entry): boolean {
  return ![organisation, place, dates, grade, ...texts].some(filled);
}

/** A section of entries; one of heads alone is a close list. */
export function entriesSection(
  context: RenderContext,
  key: string,
  heading: { title: string; path: string },
  entries: readonly Entry[],
): Markup {
  const setting = settingOf(context);
  const content = entries.map((one) => markupOf(one, setting, () => entry(context, one)));
  const isBare = entries.length > 1 && entries.every(isHeadAlone);
  const isPair = context.column === 'wide' && isShortPair(entries, roomOf(context));
  return section(
    context,
    key,
    heading,
    content,
    html`${isBare && html` data-bare`}${isPair && html` data-pair`}`,
  );
}

/** Parts side by side; what is too long for that goes below. The first takes no more than it needs where it is short. */
function row(parts: (Markup | false)[], isNear = false): Markup | undefined {
  if (parts.every((part) => part === false)) return undefined;
  return html`<div class="row${isNear && ' near'}">${parts}</div>`;
}

/**
 * Bullet list; blank items are left out. `paths` are those of the items that are shown.
 */
export function bullets(
  items: readonly string[],
  context: Pick<RenderContext, 'column' | 'marked' | 'soften' | 'template'>,
  paths: () => readonly string[],
): Markup | undefined {
  const shown = items.filter(filled);
  if (shown.length === 0) return undefined;
  const from = context.marked ? paths() : [];
  const room = roomOf(context);
  return html`<ul class="bul">${shown.map(
    (item, index) =>
      html`<li dir="auto"${isOneLine(item, room) && html` data-line`}${(hasLongWord(item) || staysWhole(item, room)) && html` data-whole`}${placeOf(context, from[index] ?? '')}>${unbroken(context.soften.text(item.trim(), 'running'), context.column, true)}</li>`,
  )}</ul>`;
}

/** Paths of the lines of a list that are shown; `all` are those of the form. */
export function pathsOfLines(
  path: string,
  shown: readonly string[],
  all: readonly string[] = shown,
): () => string[] {
  return () => linePlaces(shown, all).map((place) => `${path}.${place}`);
}
