import { PREVIEW } from '@sastre/shared-contracts/api';
import { SHEETS, type Paper } from '../../renderer/page-geometry.ts';
import { PREVIEW_CSS } from './preview.css.ts';

interface Shown {
  body: string;
  pictureUrl: string | undefined;
}
/** What a frame shows, so that only what changed is replaced. */
const shown = new WeakMap<Document, Shown>();

/** Puts a rendered document into the preview frame's own document, in place, so that its fonts stay loaded. */
export function fillFrame(frame: Document, rendered: string, pictureUrl: string | undefined): void {
  // The frame's own parser: a document made by ours would be under the app's policy, which forbids inline styles.
  const Parser = frame.defaultView?.DOMParser ?? DOMParser;
  const next = new Parser().parseFromString(rendered, 'text/html');
  const root = frame.documentElement;
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  frame.title = next.title;
  leadAway(frame);
  fillStyles(frame, next);
  const body = rendered.slice(rendered.indexOf('<body>'));
  const before = shown.get(frame);
  if (before?.body !== body || before.pictureUrl !== pictureUrl) {
    placePictures(frame, next, pictureUrl);
    frame.body.replaceChildren(...next.body.childNodes);
    shown.set(frame, { body, pictureUrl });
  }
  centre(root);
}

/** A link opens a tab of its own; the frame would be lost otherwise. */
function leadAway(frame: Document): void {
  if (frame.head.querySelector('base') !== null) return;
  const base = frame.createElement('base');
  base.target = '_blank';
  frame.head.prepend(base);
}

/** Sheets that did not change stay: a colour does not make the browser read the fonts and looks again. */
function fillStyles(frame: Document, next: Document): void {
  const sheets = [...next.querySelectorAll('style')].map((sheet) => sheet.textContent);
  const present = [...frame.head.querySelectorAll('style')];
  for (const [index, css] of [...sheets, PREVIEW_CSS].entries()) {
    const style = present[index] ?? frame.head.appendChild(frame.createElement('style'));
    if (style.textContent !== css) style.textContent = css;
  }
}

/** A picture that is shown already is moved, not loaded again; one that could not be had leaves no gap. */
function placePictures(frame: Document, next: Document, url: string | undefined): void {
  for (const picture of next.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
    const loaded = frame.querySelector<HTMLImageElement>('img[data-picture]');
    if (url === undefined) picture.remove();
    else if (loaded?.src === url) picture.replaceWith(loaded);
    else picture.src = url;
  }
}

/** The stage shows one sheet with a strip of desk around it. */
function centre(root: HTMLElement): void {
  const sheet = SHEETS[(root.dataset['paper'] as Paper | undefined) ?? 'A4'];
  const desk = (stage: number, millimetres: number) =>
    (stage / PREVIEW.scale - (millimetres * 96) / 25.4) / 2;
  root.style.setProperty('--desk-x', `${desk(PREVIEW.width, sheet.width)}px`);
  root.style.setProperty('--desk-y', `${desk(PREVIEW.height, sheet.height)}px`);
}

/** Shows page `index`, counted from 0. */
export function showPage(frame: Document, index: number): void {
  frame.documentElement.style.setProperty('--page', String(index));
}
