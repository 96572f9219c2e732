import type { Box } from './glyph.ts';
import { callsOf, heapOf, withMemory, type Calls, type Pdfium } from './pdfium.ts';

const TEXT = 1;
const PATH = 2;
const PICTURE = 3;
const FORM = 5;
const OPAQUE = 255;
const FILL = 0;
const BOUNDS_BYTES = 16;
/** Around what is to touch no text, in points. */
const MARGIN = 2;
/** So many are compared with all boxes; to draw the rest costs less. */
const MOST_COMPARED = 200;

/** Takes the text out of what a page draws, for as long as it is open. */
export function hideText(pdfium: Pdfium, page: number): void {
  const calls = callsOf(pdfium);
  eachObject(calls, page, (object, type) => {
    if (type === TEXT) calls.FPDFPageObj_SetIsActive(object, 0);
  });
}

/** Leaves the text alone on a page, in opaque black. */
export function inkText(pdfium: Pdfium, page: number): void {
  const calls = callsOf(pdfium);
  const name = Buffer.from('Normal\0', 'latin1');
  withMemory(pdfium, name.length, (normal) => {
    heapOf(pdfium).HEAPU8.set(name, normal);
    eachObject(calls, page, (object, type) => {
      calls.FPDFPageObj_SetIsActive(object, type === TEXT || type === FORM ? 1 : 0);
      if (type !== TEXT) return;
      calls.FPDFTextObj_SetTextRenderMode(object, FILL);
      calls.FPDFPageObj_SetFillColor(object, 0, 0, 0, OPAQUE);
      calls.FPDFPageObj_SetBlendMode(object, normal);
    });
  });
}

/**
 * Takes pictures and shapes that touch none of the boxes out of what a page draws, for as long as it is open: a portrait in
 * a frame costs as much as a page of text.
 */
export function hideApart(pdfium: Pdfium, page: number, boxes: readonly Box[]): void {
  const calls = callsOf(pdfium);
  withMemory(pdfium, BOUNDS_BYTES, (room) => {
    const count = calls.FPDFPage_CountObjects(page);
    let compared = 0;
    for (let index = 0; index < count && compared < MOST_COMPARED; index += 1) {
      const object = calls.FPDFPage_GetObject(page, index);
      const type = calls.FPDFPageObj_GetType(object);
      if (type !== PICTURE && type !== PATH) continue;
      compared += 1;
      if (calls.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0) continue;
      const [left = 0, bottom = 0, right = 0, top = 0] = heapOf(pdfium).HEAPF32.subarray(
        room >> 2,
        (room >> 2) + 4,
      );
      const touches = (box: Box) =>
        box.right > left - MARGIN &&
        box.left < right + MARGIN &&
        box.top > bottom - MARGIN &&
        box.bottom < top + MARGIN;
      if (!boxes.some(touches)) calls.FPDFPageObj_SetIsActive(object, 0);
    }
  });
}

/** What a page draws, with what its groups hold. */
function eachObject(calls: Calls, page: number, use: (object: number, type: number) => void): void {
  const visit = (object: number) => {
    const type = calls.FPDFPageObj_GetType(object);
    use(object, type);
    if (type !== FORM) return;
    const count = calls.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index += 1)
      visit(calls.FPDFFormObj_GetObject(object, index));
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) visit(calls.FPDFPage_GetObject(page, index));
}
