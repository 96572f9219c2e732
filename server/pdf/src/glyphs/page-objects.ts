import type { Pdfium } from './pdfium.ts';

const TEXT = 1;
const FORM = 5;
const OPAQUE = 255;
const FILL = 0;

/** Takes the text out of what a page draws, for as long as it is open. */
export function hideText(pdfium: Pdfium, page: number): void {
  eachObject(pdfium, page, (object, type) => {
    if (type === TEXT) pdfium.FPDFPageObj_SetIsActive(object, false);
  });
}

/** Leaves the text alone on a page, in opaque black. */
export function inkText(pdfium: Pdfium, page: number): void {
  eachObject(pdfium, page, (object, type) => {
    pdfium.FPDFPageObj_SetIsActive(object, type === TEXT || type === FORM);
    if (type !== TEXT) return;
    pdfium.FPDFTextObj_SetTextRenderMode(object, FILL);
    pdfium.FPDFPageObj_SetFillColor(object, 0, 0, 0, OPAQUE);
    pdfium.FPDFPageObj_SetBlendMode(object, 'Normal');
  });
}

/** What a page draws, with what its groups hold. */
function eachObject(pdfium: Pdfium, page: number, use: (object: number, type: number) => void) {
  const visit = (object: number) => {
    const type = pdfium.FPDFPageObj_GetType(object);
    use(object, type);
    if (type !== FORM) return;
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index += 1)
      visit(pdfium.FPDFFormObj_GetObject(object, index));
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) visit(pdfium.FPDFPage_GetObject(page, index));
}
