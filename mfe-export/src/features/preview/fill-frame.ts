import { PREVIEW } from '@sastre/shared-contracts/api';
import { SHEETS, type Paper } from '../../renderer/page-geometry.ts';
import { PREVIEW_CSS } from './preview.css.ts';

/** Puts a rendered document into the preview frame's own document, in place, so that its fonts stay loaded. */
export function fillFrame(frame: Document, rendered: string, pictureUrl: string | undefined): void {
  // The frame's own parser: a document made by ours would be under the app's policy, which forbids inline styles.
  const Parser = frame.defaultView?.DOMParser ?? DOMParser;
  const next = new Parser().parseFromString(rendered, 'text/html');
  const root = frame.documentElement;
  for (const { name, value } of next.documentElement.attributes) root.setAttribute(name, value);
  const style = frame.createElement('style');
  style.textContent =
    [...next.querySelectorAll('style')].map((sheet) => sheet.textContent).join('\n') + PREVIEW_CSS;
  frame.title = next.title;
  frame.head.querySelector('style')?.remove();
  frame.head.append(style);
  for (const picture of next.querySelectorAll<HTMLImageElement>('img[data-picture]')) {
    if (pictureUrl === undefined) picture.remove();
    else picture.src = pictureUrl;
  }
  frame.body.replaceChildren(
    ...[...next.body.childNodes].map((node) => frame.importNode(node, true)),
  );
  centre(root);
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
