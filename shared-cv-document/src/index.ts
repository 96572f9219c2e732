export { DEFAULT_COLOURS, contrast, normaliseColour, palette } from './colours.rules.ts';
export { chosenLanguage, detectedLanguage, documentLanguage } from './document-language.rules.ts';
export { worldFaces } from './fonts/world-faces.ts';
export { COLUMNS, MARGINS, PIXELS_PER_MM, SHEETS, contentArea } from './page-geometry.ts';
export type { PageType, Paper } from './page-geometry.ts';
export { documentTitle, renderCv } from './render-cv.ts';
export { columnsOf, hasTwoColumns, letterPlace, shownSections } from './section-order.rules.ts';
export { orderedWork } from './sections/work-experience.section.ts';
export { WORDS } from './words/words.ts';
