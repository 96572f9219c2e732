export { isFields, readsAlike } from './alike.rules.ts';
// What talks to the server is the page's: these names stay here for areas that were written before it had them.
export { ChangedElsewhere, readCv, writeCv } from '../page/versioned-cv.ts';
export type { VersionedCv } from '../page/versioned-cv.ts';
export { choosePicture, profilePictureUrl } from './picture-choice.ts';
export {
  entryKeys,
  keyOfEntry,
  linesOf,
  putLines,
  readToldPath,
  toldEntries,
  toldEntryAt,
  toldTexts,
  type ToldEntry,
  type ToldPath,
} from './told-entries.rules.ts';
export { plainWords } from './plain-words.rules.ts';
export { readUntranslated, type Untranslated } from './untranslated.rules.ts';
export { fromJsonResume } from './json-resume/from-json-resume.rules.ts';
export { LANGUAGE_WORDS } from './json-resume/language-levels.data.ts';
export { NoJsonResume, type ReadResume } from './json-resume/json-resume.types.ts';
export type { FilePart } from './json-resume/complement.rules.ts';
export { toJsonResume } from './json-resume/to-json-resume.rules.ts';
