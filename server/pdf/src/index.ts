export { findChromium } from './chromium/find-chromium.ts';
export type { ChromiumBinary, FindChromiumOptions } from './chromium/find-chromium.ts';
export { PdfError } from './ground/pdf-error.ts';
export type { PdfErrorCode } from './ground/pdf-error.ts';
export type { PdfLog } from './ground/pdf-log.ts';
export { createPdfService } from './pdf-service.ts';
export type { PdfService, PdfServiceOptions, PrintOptions, PrintSpent } from './pdf-service.ts';
export type { CvPicture } from './document/sanitize-cv-html.ts';
export { createPrintSizes } from './print-size.ts';
