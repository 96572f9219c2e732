export { contentOf, readContent } from './cv-content.ts';
export { answerCv } from './cv-answer.ts';
export { cvRoutes } from './cv.routes.ts';
export { acceptedVersions } from './cv.rules.ts';
export { readCv, deleteCvsOf, readMainContent, type StoredCv } from './cv.store.ts';
export { changedElsewhere } from './save-cv.ts';
export { addTailoredCopy } from './tailored-copy.ts';
export type { TailoredCopy } from './tailored-copy.ts';
export { updateCv } from './write-cv.store.ts';
