import { html, type Markup } from '@sastre/shared-html';
import { arabicLines } from '../arabic-name.rules.ts';
import { filled } from '../filled.ts';
import { nameParts } from '../name-parts.rules.ts';
import {
  fitsLine,
  isTall,
  leaningPartsSize,
  namePlace,
  nameSize,
  oneLineSize,
  twoLinesSize,
  wholePartsSize,
} from '../name-size.rules.ts';
import type { DocumentContext, RenderContext } from '../render-context.ts';
import { contactIn, contactItems, contactList } from './contact.section.ts';
import { heading } from './entry.section.ts';
import { at } from '../places.rules.ts';
import { unbroken } from '../unbroken.rules.ts';

/** Whether there is anything to show of the person. */
export function hasPersonalInfo(context: DocumentContext): boolean {
  const { fullName, title } = context.cv.personal_info;
  return (
    [fullName, title, context.options.pictureId].some(filled) || contactItems(context).length > 0
  );
}

/** Name, title, contact and picture. The name is always an `h1`. */
export function personalInfoSection(context: RenderContext): Markup {
  const { cv, options } = context;
  const { fullName, title } = cv.personal_info;
  const name = fullName.trim();
  const hasPicture = filled(options.pictureId);
  const picture =
    hasPicture && html`<img class="pic" data-picture${at(context, 'pictureId')} alt="">`;
  const identity =
    (name !== '' || filled(title)) &&
    html`<div class="id">${
      name !== '' && nameHeading(name, context)
    }${filled(title) && html`<p class="role"${at(context, 'personal_info.title')} dir="auto">${unbroken(context.soften.text(title.trim(), 'line'), context.column)}</p>`}</div>`;
  return html`<header class="sec sec-personalInfo${hasPicture && ' has-pic'}">${picture}${identity}${contact(context)}</header>`;
}

function nameHeading(name: string, context: RenderContext): Markup {
  const { column, fonts, options } = context;
  const place = namePlace(context, filled(options.pictureId));
  const oneLine = column === 'side' ? oneLineSize(name, place, fonts) : undefined;
  const arabic = arabicLines(name, place);
  const fewLines = column === 'wide' ? twoLinesSize : leaningPartsSize;
  const parts = fewLines(name, place, fonts) ?? wholePartsSize(name, place, fonts);
  const whole = arabic?.points ?? parts;
  const isUsual = whole === undefined || (column === 'wide' && whole === place.largest);
  const own = isUsual ? `name-${nameSize(name)}` : `whole-parts-${whole}`;
  const size = oneLine === undefined ? own : `one-line-${oneLine}`;
  const className = `name ${size}${isTall(name) ? ' tall' : ''}`;
  const fits = (part: string) => fitsLine(part, place, whole ?? place.largest, fonts);
  const shown = arabic ? inLines(arabic.lines) : wholeParts(name, fits);
  return heading(
    1,
    className,
    oneLine === undefined ? shown : name,
    at(context, 'personal_info.fullName'),
  );
}

/** Lines that are parted by a space for who reads them without. */
function inLines(lines: readonly string[]): Markup {
  return html`${lines.map((line, index) => html`<span class="line">${line}${index < lines.length - 1 && ' '}</span>`)}`;
}

/** A name of which no part that fits its line is broken. */
function wholeParts(name: string, fits: (part: string) => boolean): Markup {
  const isHeld = (part: string) => /\S[ -]\S/.test(part) && fits(part);
  return html`${nameParts(name, fits).map(
    (part, index) =>
      html`${index > 0 && ' '}${isHeld(part) ? html`<span class="nb">${part}</span>` : part}`,
  )}`;
}

/** Contact items of a column under the heading that somebody gave them; nothing where none stands in it. */
export function contact(
  context: RenderContext,
  column: Parameters<typeof contactIn>[0] = context.column,
): Markup | undefined {
  const { cv, words } = context;
  const items = contactIn(column, context);
  if (items.length === 0) return undefined;
  const own = cv.sectionTitles.personalInfo.trim();
  const level = filled(cv.personal_info.fullName) ? 2 : context.level;
  const list = contactList(items, context, own === '' ? words.contact : own);
  return html`${own !== '' && heading(level, 'title', own, at(context, 'sectionTitles.personalInfo'))}${list}`;
}
