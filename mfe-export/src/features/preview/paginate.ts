import {
  contentArea,
  MARGINS,
  PIXELS_PER_MM,
  SHEETS,
  type PageType,
  type Paper,
} from '../../renderer/page-geometry.ts';

/** Room between two sheets, in millimetres. */
const GAP_MM = 20;

/**
 * Turns a rendered document into pages on screen and says how many there are. Call it after the fonts are ready, and
 * again after each change. Nothing is copied: a page is a column of the real content, so text occurs once.
 */
export function paginate(document: Document): number {
  const root = document.documentElement;
  const paper = (root.dataset['paper'] as Paper | undefined) ?? 'A4';
  const sheet = SHEETS[paper];
  root.classList.add('paged');
  setLengths(root, { pw: sheet.width, ph: sheet.height, gap: GAP_MM });
  let pages = 0;
  for (const run of document.querySelectorAll<HTMLElement>('.run')) {
    pages += paginateRun(run, paper, (sheet.width + GAP_MM) * PIXELS_PER_MM);
  }
  return pages;
}

function paginateRun(run: HTMLElement, paper: Paper, step: number): number {
  const type = (run.dataset['run'] as PageType | undefined) ?? 'one';
  const area = contentArea(paper, type);
  setLengths(run, { mx: MARGINS[type].x, my: MARGINS[type].y });
  run.style.setProperty('--cw', `${area.width}px`);
  run.style.setProperty('--ch', `${area.height}px`);
  let count = 1;
  for (const flow of run.querySelectorAll<HTMLElement>(':scope > .flow')) {
    const width = flow.getBoundingClientRect().width;
    flow.style.columnGap = `${step - width}px`;
    count = Math.max(count, 1 + Math.round((flow.scrollWidth - width) / step));
  }
  run.style.setProperty('--n', String(count));
  sheetsOf(run).replaceChildren(...Array.from({ length: count }, () => box(run, 'sheet')));
  return count;
}

function sheetsOf(run: HTMLElement): HTMLElement {
  const present = run.querySelector<HTMLElement>(':scope > .sheets');
  if (present !== null) return present;
  const sheets = box(run, 'sheets');
  sheets.setAttribute('aria-hidden', 'true');
  run.prepend(sheets);
  return sheets;
}

function box(near: HTMLElement, className: string): HTMLElement {
  const element = near.ownerDocument.createElement('div');
  element.className = className;
  return element;
}

function setLengths(element: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, millimetres] of Object.entries(lengths))
    element.style.setProperty(`--${name}`, `${millimetres}mm`);
}
