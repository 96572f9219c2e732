export { DEFAULT_COLOURS, contrast, normaliseColour, palette } from './colours.rules.ts';
export { DEFAULT_DATE_FORMAT, formatDate } from './dates.rules.ts';
export {
  chosenLanguage,
  detectedLanguage,
  documentLanguage,
  foreignLanguage,
} from './document-language.rules.ts';
export { shrunkLine, shrunkSpacing } from './fit/shrink.rules.ts';
export {
  FIT_STEPS,
  fewest,
  fitType,
  fittedValues,
  smallestType,
  valuesOf,
} from './fit/fit.rules.ts';
export type { Fit, FitStep, TakenStep } from './fit/fit.rules.ts';
export { foldOrder } from './fit/fold-order.rules.ts';
export { FONT_PAIRS } from './fonts/font-pairs.ts';
export { worldFaces } from './fonts/world-faces.ts';
export { canBreakWords, hyphensFor, NO_HYPHENS } from './hyphens/patterns.ts';
export { levelWord, showsLanguageLevels, showsSkillLevels } from './levels.rules.ts';
export {
  PIXELS_PER_MM,
  SHEETS,
  columnPadding,
  contentArea,
  pageMargins,
  sidebarLeft,
} from './page-geometry.ts';
export type { Geometry, PageType, Paper } from './page-geometry.ts';
export { hasPageFooter } from './page-footer.ts';
export { documentTitle, renderCv } from './render-cv.ts';
export type { LaidOutPages } from './render-cv.ts';
export { columnsOf, letterPlace, shownSections, sidebarSections } from './section-order.rules.ts';
export { writtenEntries } from './sections/added.section.ts';
export { orderedEducation } from './sections/education.section.ts';
export { orderedWork } from './sections/work-experience.section.ts';
export { fontsOf, storedTemplate, templateOf } from './templates/templates.ts';
export { templateType, typeOf } from './type.rules.ts';
export type { TypeValues } from './type.rules.ts';
export { WORDS } from './words/words.ts';
