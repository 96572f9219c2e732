export { answerCv } from './cv-answer.ts';
export { cvRoutes } from './cv.routes.ts';
export { acceptedVersions } from './cv.rules.ts';
export { readCv, readMainContent, updateCv, type StoredCv } from './cv.store.ts';
export { changedElsewhere } from './save-cv.ts';
