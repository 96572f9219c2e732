export { readsAlike } from './alike.rules.ts';
export { ChangedElsewhere, readCv, writeCv } from './versioned-cv.ts';
export type { VersionedCv } from './versioned-cv.ts';
export { choosePicture, profilePictureUrl } from './picture-choice.ts';
export { readUntranslated, type Untranslated } from './untranslated.rules.ts';
