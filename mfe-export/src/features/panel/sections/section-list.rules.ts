import {
  defaultTailored,
  isAddedKey,
  isTailored,
  placesChange,
  readPlaces,
  type AnySectionKey,
  type Cv,
  type SectionKey,
  type SectionLists,
  type Tailored,
} from '@sastre/shared-contracts/api';
import { paths, type CvDataTab } from '@sastre/shared-contracts/routes';
import { sidebarSections, templateOf } from '@sastre/shared-cv-document';
import { isTwoColumn, type LayoutChange } from '../layout.rules.ts';

const LETTER = 'cover-letter';
export type Column = 'left' | 'right';

/** A section as the panel lists it; the letter has no column, nor has anything in a template of one column. */
export interface ListedSection {
  key: AnySectionKey;
  column: Column | undefined;
}

/** Every section once, added ones among them. The letter is first or last, as `coverLetterOnTop` says. */
export function sectionOrder(
  tailored: SectionLists & Pick<Tailored, 'coverLetterOnTop'>,
  sections?: Cv['sections'],
): AnySectionKey[] {
  const order = readPlaces(tailored, sections).order.filter((key) => key !== LETTER);
  return tailored.coverLetterOnTop ? [LETTER, ...order] : [...order, LETTER];
}

/** In which column of a two-column template a section of the CV stands. */
export function columnOf(
  key: AnySectionKey,
  tailored: Pick<Tailored, 'leftColumnSections' | 'addedLeft' | 'pdfOptions'>,
  sections?: Cv['sections'],
): Column {
  const sidebar = sidebarOf(tailored);
  return sidebarSections(tailored, sections).includes(key) ? sidebar : OTHER[sidebar];
}

const OTHER = { left: 'right', right: 'left' } as const satisfies Record<Column, Column>;

/** The column that is the sidebar. */
export function sidebarOf({ pdfOptions }: Pick<Tailored, 'pdfOptions'>): Column {
  return templateOf(pdfOptions.template).sidebar.at === 'start' ? 'left' : 'right';
}

/** The sections from top to bottom, with two columns the left one's first. The letter only where there is one. */
export function listedSections(cv: Cv): ListedSection[] {
  const tailored = cv.tailored ?? defaultTailored;
  const order = sectionOrder(tailored, cv.sections).filter(
    (key) => key !== LETTER || tailored.coverLetter.trim() !== '',
  );
  if (!isTwoColumn(tailored.pdfOptions)) return order.map((key) => ({ key, column: undefined }));
  const letter = order.filter((key) => key === LETTER).map((key) => ({ key, column: undefined }));
  const columns = (['left', 'right'] as const).flatMap((column) =>
    order
      .filter((key) => key !== LETTER && columnOf(key, tailored, cv.sections) === column)
      .map((key) => ({ key, column })),
  );
  return tailored.coverLetterOnTop ? [...letter, ...columns] : [...columns, ...letter];
}

/**
 * Where a section that is sent from one index to another really goes. The letter is first or last. Others stay between,
 * with keys and buttons within their column; dropped on a section of the other column they take that one.
 */
export function placeOf(
  list: readonly ListedSection[],
  from: number,
  to: number,
  over?: number,
): number | undefined {
  const moved = list[from];
  if (moved === undefined || over === from) return undefined;
  const end = list.length - 1;
  if (moved.key === LETTER) {
    const edge = to < from ? 0 : end;
    return to === from || edge === from ? undefined : edge;
  }
  const column = targetColumn(list, from, over);
  const others = list
    .filter((_section, index) => index !== from)
    .flatMap((other, index) => (other.key !== LETTER && other.column === column ? [index] : []));
  const [first, last] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const place = Math.min(Math.max(to, first), last + 1);
  return place === from && column === moved.column ? undefined : place;
}

function targetColumn(list: readonly ListedSection[], from: number, over: number | undefined) {
  const dropped = over === undefined ? undefined : list[over];
  return (dropped?.key === LETTER ? undefined : dropped?.column) ?? list[from]?.column;
}

/** The move of a section of the list, as `placeOf` allows it; undefined when nothing changes. */
export function moveSection(
  cv: Cv,
  from: number,
  to: number,
  over?: number,
): LayoutChange | undefined {
  const list = listedSections(cv);
  const place = placeOf(list, from, to, over);
  const moved = list[from];
  if (place === undefined || moved === undefined) return undefined;
  const tailored = cv.tailored ?? defaultTailored;
  if (moved.key === LETTER) {
    const coverLetterOnTop = place < from;
    const order = sectionOrder({ ...tailored, coverLetterOnTop }, cv.sections);
    return { tailored: { coverLetterOnTop, ...placesChange({ order }, cv.sections) } };
  }
  const column = targetColumn(list, from, over);
  const after = list.filter((_section, index) => index !== from);
  after.splice(place, 0, { key: moved.key, column });
  const order = sectionOrder(tailored, cv.sections);
  if (column !== moved.column) {
    const next = after[place + 1];
    const before = next !== undefined && next.column === column ? next.key : undefined;
    const left = inSidebar(cv, moved.key, column);
    const places = { order: insertBefore(order, moved.key, before), left };
    return { tailored: placesChange(places, cv.sections) };
  }
  // The places that this column has in the one order are filled anew; the other column keeps its own.
  const own = after.filter((section) => section.column === column && section.key !== LETTER);
  const taken = new Set(own.map(({ key }) => key));
  const filled = order.map((key) => (taken.has(key) ? (own.shift()?.key ?? key) : key));
  return { tailored: placesChange({ order: filled }, cv.sections) };
}

function insertBefore(order: readonly AnySectionKey[], key: AnySectionKey, before?: AnySectionKey) {
  const rest = order.filter((other) => other !== key);
  const lastOfCv = rest.at(-1) === LETTER ? rest.length - 1 : rest.length;
  rest.splice(before === undefined ? lastOfCv : rest.indexOf(before), 0, key);
  return rest;
}

/** What the sidebar holds with a section in that column; it is stored as the left one, wherever it stands. */
function inSidebar(cv: Cv, key: AnySectionKey, column: Column | undefined) {
  const tailored = cv.tailored ?? defaultTailored;
  const sidebar = sidebarOf(tailored);
  return sectionOrder(tailored, cv.sections).filter((other) => {
    if (other === LETTER) return false;
    return (other === key ? column : columnOf(other, tailored, cv.sections)) === sidebar;
  });
}

/** Puts a section into the other column; its place in the order stays. */
export function chooseColumn(cv: Cv, key: AnySectionKey, column: Column): LayoutChange {
  return { tailored: placesChange({ left: inSidebar(cv, key, column) }, cv.sections) };
}

/** The sections that are left out of the CV. */
export function hiddenSections(cv: Cv): AnySectionKey[] {
  return readPlaces(cv.tailored ?? defaultTailored, cv.sections).hidden;
}

/** Shows a section in the CV or leaves it out. */
export function includeSection(cv: Cv, key: AnySectionKey, included: boolean): LayoutChange {
  const others = hiddenSections(cv).filter((other) => other !== key);
  const hidden = [...new Set(included ? others : [...others, key])];
  return { tailored: placesChange({ hidden }, cv.sections) };
}

const TABS: Record<SectionKey, CvDataTab> = {
  'cover-letter': 'coverLetter',
  personalInfo: 'personal',
  summary: 'personal',
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
};

/** Where the content of a section is edited. The main CV has no id in the address. */
export function editPath(cv: Cv, key: AnySectionKey): string {
  const tab = isAddedKey(key) ? 'more' : TABS[key];
  return paths.cvData({ edit: true, tab, cvId: isTailored(cv) ? cv._id : undefined });
}
