import {
  columnPadding,
  contentArea,
  pageMargins,
  PIXELS_PER_MM,
  SHEETS,
  sidebarLeft,
  type Geometry,
  type PageType,
  type Paper,
} from '@sastre/shared-cv-document';
import { PAGINATED } from './patch-children.ts';

/** Room between two sheets, in millimetres. */
const GAP_MM = 20;

/** Content that is broken over pages on its own: a flow, or each column of a two-column page, as in print. */
interface Pager {
  element: HTMLElement;
  /** Of one page's text, in pixels, and the padding left of it. */
  width: number;
  padding: number;
}

/**
 * Turns a rendered document into pages on screen and says how many there are. Call it after the fonts are ready, and
 * again after each change. Nothing is copied: a page is a column of the real content, so text occurs once.
 */
export function paginate(document: Document): number {
  const root = document.documentElement;
  const geometry = geometryOf(document);
  const sheet = SHEETS[geometry.paper];
  const step = stepOf(document);
  root.classList.add('paged');
  setLengths(root, { pw: sheet.width, ph: sheet.height, gap: GAP_MM });
  const runs = [...document.querySelectorAll<HTMLElement>('.run')];
  // All is written before anything is measured, so that the browser lays the document out once.
  const pagers = runs.map((run) => prepareRun(run, geometry, step));
  const counts = pagers.map((each) => Math.max(...each.map((pager) => columnsIn(pager, step))));
  runs.forEach((run, index) => setSheets(run, counts[index] ?? 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The page, counted from 0, on which an element of a paginated document begins. */
export function pageOf(element: Element): number {
  const [first = element.getBoundingClientRect()] = element.getClientRects();
  return pageAt(element.ownerDocument, first.left);
}

/** The page, counted from 0, on which something stands that is so far from the left edge of the window. */
export function pageAt(document: Document, left: number): number {
  const origin = document.body.getBoundingClientRect().left;
  return Math.max(0, Math.floor((left - origin) / stepOf(document)));
}

/** The paper of a rendered document. */
export function paperOf(document: Document): Paper {
  return (document.documentElement.dataset['paper'] as Paper | undefined) ?? 'A4';
}

/** What the renderer says of its own document. */
function geometryOf({ documentElement }: Document): Geometry {
  return JSON.parse(documentElement.dataset['geometry'] ?? '') as Geometry;
}

/** From the left edge of a sheet to that of the next, in pixels. */
function stepOf(document: Document): number {
  return (SHEETS[paperOf(document)].width + GAP_MM) * PIXELS_PER_MM;
}

function prepareRun(run: HTMLElement, geometry: Geometry, step: number): Pager[] {
  const type = (run.dataset['run'] as PageType | undefined) ?? 'one';
  const area = contentArea(geometry, type);
  const { x, top } = pageMargins(geometry, type);
  setLengths(run, { mx: x, my: top });
  run.style.setProperty('--cw', `${area.width}px`);
  run.style.setProperty('--ch', `${area.height}px`);
  const pagers = type === 'two' ? columnsOf(run, geometry, area.width) : flowsOf(run, area.width);
  for (const { element, width } of pagers) {
    element.classList.add(PAGINATED.pager);
    element.style.columnGap = `${step - width}px`;
  }
  return pagers;
}

function flowsOf(run: HTMLElement, width: number): Pager[] {
  return [...run.querySelectorAll<HTMLElement>(':scope > .flow')].map((element) => ({
    element,
    width,
    padding: 0,
  }));
}

/** Places the two columns of a page and says how wide their texts are. */
function columnsOf(run: HTMLElement, geometry: Geometry, width: number): Pager[] {
  const rightToLeft = isRightToLeft(run);
  const side = geometry.sidebar.width * PIXELS_PER_MM;
  const sideLeft = sidebarLeft(geometry, rightToLeft ? 'rtl' : 'ltr') * PIXELS_PER_MM;
  setPixels(run, { 'side-left': sideLeft, 'side-width': side });
  return [...run.querySelectorAll<HTMLElement>('.two > .col')].map((element) => {
    const column = element.classList.contains('side') ? 'side' : 'wide';
    const [start, end] = columnPadding(geometry.sidebar, column).map(
      (room) => room * PIXELS_PER_MM,
    );
    const [left = 0, right = 0] = rightToLeft ? [end, start] : [start, end];
    const whole = column === 'side' ? side : width - side;
    const wideLeft = sideLeft === 0 ? side : 0;
    setPixels(element, {
      left: column === 'side' ? sideLeft && width - side : wideLeft,
      width: whole,
      'from-left': left,
      'from-right': right,
    });
    return { element, width: whole - left - right, padding: left };
  });
}

function isRightToLeft({ ownerDocument }: HTMLElement): boolean {
  return ownerDocument.documentElement.dir === 'rtl';
}

function columnsIn({ element, width, padding }: Pager, step: number): number {
  return Math.max(1, 1 + Math.round((element.scrollWidth - padding - width) / step));
}

function setSheets(run: HTMLElement, count: number): void {
  run.style.setProperty('--n', String(count));
  const sheets = sheetsOf(run);
  while (sheets.childElementCount > count) sheets.lastElementChild?.remove();
  while (sheets.childElementCount < count) sheets.append(box(run, 'sheet'));
}

function sheetsOf(run: HTMLElement): HTMLElement {
  const present = run.querySelector<HTMLElement>(`:scope > .${PAGINATED.sheets}`);
  if (present !== null) return present;
  const sheets = box(run, PAGINATED.sheets);
  sheets.setAttribute('aria-hidden', 'true');
  run.prepend(sheets);
  return sheets;
}

function box(near: HTMLElement, className: string): HTMLElement {
  const element = near.ownerDocument.createElement('div');
  element.className = className;
  return element;
}

function setPixels(element: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, pixels] of Object.entries(lengths))
    element.style.setProperty(`--${name}`, `${pixels}px`);
}

function setLengths(element: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, millimetres] of Object.entries(lengths))
    element.style.setProperty(`--${name}`, `${millimetres}mm`);
}
