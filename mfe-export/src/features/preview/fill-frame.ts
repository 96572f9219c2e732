import { PREVIEW } from '@sastre/shared-contracts/api';
import { SHEETS, type Paper } from '@sastre/shared-cv-document';
import { patchChildren } from './patch-children.ts';
import { PREVIEW_CSS } from './preview.css.ts';

interface Shown {
  head: string;
  body: string;
  pictureUrl: string | undefined;
}
const PICTURE = 'img[data-picture]';
const ROOT = /^<!doctype html>\s*<html/;
/** What a frame shows, so that only what changed is read and replaced. */
const shown = new WeakMap<Document, Shown>();

/** Puts a rendered document into the preview frame's own document, in place, so that its fonts stay loaded. */
export function fillFrame(frame: Document, rendered: string, pictureUrl: string | undefined): void {
  const at = rendered.indexOf('<body>');
  const head = rendered.slice(0, at);
  const body = rendered.slice(at + '<body>'.length, rendered.lastIndexOf('</body>'));
  const before = shown.get(frame);
  if (before?.head !== head) fillHead(frame, head);
  if (before?.body !== body || before.pictureUrl !== pictureUrl) fillBody(frame, body, pictureUrl);
  shown.set(frame, { head, body, pictureUrl });
}

/** Read in the frame's own document: in ours it would be under the app's policy, which forbids inline styles. */
function fillHead(frame: Document, head: string): void {
  const next = frame.createElement('div');
  // A root is nothing that an element can hold; a whole document would take three times as long to make.
  next.innerHTML = head.replace(ROOT, '<div');
  const root = frame.documentElement;
  for (const { name, value } of next.firstElementChild?.attributes ?? [])
    root.setAttribute(name, value);
  frame.title = next.querySelector('title')?.textContent ?? '';
  leadAway(frame);
  fillStyles(frame, next);
  centre(root);
}

function fillBody(frame: Document, body: string, pictureUrl: string | undefined): void {
  const next = frame.createElement('body');
  next.innerHTML = body;
  placePictures(next, pictureUrl);
  const loaded = pictureOf(frame);
  patchChildren(frame.body, next);
  keepPicture(frame, loaded);
}

/** A link opens a tab of its own; the frame would be lost otherwise. */
function leadAway(frame: Document): void {
  if (frame.head.querySelector('base') !== null) return;
  const base = frame.createElement('base');
  base.target = '_blank';
  frame.head.prepend(base);
}

/** Sheets that did not change stay: a colour does not make the browser read the fonts and looks again. */
function fillStyles(frame: Document, next: HTMLElement): void {
  const sheets = [...next.querySelectorAll('style')].map((sheet) => sheet.textContent);
  const present = [...frame.head.querySelectorAll('style')];
  for (const [index, css] of [...sheets, PREVIEW_CSS].entries()) {
    const style = present[index] ?? frame.head.appendChild(frame.createElement('style'));
    if (style.textContent !== css) style.textContent = css;
  }
}

/** One that could not be had leaves no gap. */
function placePictures(next: HTMLElement, url: string | undefined): void {
  for (const picture of next.querySelectorAll<HTMLImageElement>(PICTURE)) {
    if (url === undefined) picture.remove();
    else picture.src = url;
  }
}

/** A picture that is shown already is moved, not loaded again. */
function keepPicture(frame: Document, loaded: HTMLImageElement | null): void {
  const picture = pictureOf(frame);
  if (loaded && picture && picture !== loaded && picture.src === loaded.src)
    picture.replaceWith(loaded);
}

function pictureOf(frame: Document): HTMLImageElement | null {
  return frame.querySelector<HTMLImageElement>(PICTURE);
}

/** The stage shows one sheet with a strip of desk around it. */
function centre(root: HTMLElement): void {
  const sheet = SHEETS[(root.dataset['paper'] as Paper | undefined) ?? 'A4'];
  const desk = (stage: number, millimetres: number) =>
    (stage / PREVIEW.scale - (millimetres * 96) / 25.4) / 2;
  root.style.setProperty('--desk-x', `${desk(PREVIEW.width, sheet.width)}px`);
  root.style.setProperty('--desk-y', `${desk(PREVIEW.height, sheet.height)}px`);
}

/** The first sheet begins where the frame does; call it after `fillFrame`. */
export function withoutDesk({ documentElement }: Document): void {
  for (const side of ['--desk-x', '--desk-y']) documentElement.style.setProperty(side, '0px');
}

/** Shows page `index`, counted from 0. */
export function showPage(frame: Document, index: number): void {
  frame.body.style.setProperty('--page', String(index));
}
