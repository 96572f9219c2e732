export { contentOf, readContent } from './cv-content.ts';
export { answerCv } from './stored/cv-answer.ts';
export { cvRoutes } from './cv.routes.ts';
export { cvJson } from './stored/cv.dto.ts';
export { acceptedVersions } from './stored/cv.rules.ts';
export {
  readCv,
  deleteCvsOf,
  mainUpdatedAt,
  readMainContent,
  type StoredCv,
} from './stored/cv.store.ts';
export {
  bringBackAsCopy,
  bringBackCv,
  dropDeletedCv,
  listDeletedCvs,
  lockDeletedCv,
  makeRoomForMain,
  purgeDeletedCvs,
  type DeletedCv,
} from './deleted-cvs.store.ts';
export { historyRoutes } from './history/history.routes.ts';
export { thinHistory } from './history/thin-history.ts';
export { changedElsewhere } from './stored/save-cv.ts';
export { addTailoredCopy } from './tailored-copy.ts';
export type { TailoredCopy } from './tailored-copy.ts';
export { replaceReport, updateCv } from './stored/write-cv.store.ts';
