// What the form knows without a page: drafts, what must be filled in, and how two drafts are put together.
export { hasFiles } from './files/has-files.rules.ts';
export { entryLine } from './lists/entry-line.rules.ts';
export { entryText, writtenText } from './lists/entry-text.rules.ts';
export { isUndoneByForm } from './lists/undone-by-form.rules.ts';
export { differences, idOf, outcomeIn } from './merge/differences.rules.ts';
export type { Difference, Outcome } from './merge/differences.rules.ts';
export type { Fields } from './merge/fields.rules.ts';
export { mergeDraft } from './merge/merge-draft.rules.ts';
export type { Entry } from './merge/merge-draft.rules.ts';
export { sectionName } from './sections/section-name.rules.ts';
export { isBlankEntry } from './validation/blank-entry.rules.ts';
export { laidOut, layoutBack, layoutOver } from './validation/draft-layout.rules.ts';
export { newEducation, newWork, sameDraft, toDraft, toPatch } from './validation/draft.rules.ts';
export type { CvDraft } from './validation/draft.rules.ts';
export { checkAll, checkRead } from './validation/blocking.rules.ts';
export type { Checked } from './validation/blocking.rules.ts';
export {
  stepOf,
  tabOf,
  validateAll,
  validateRead,
  validateStep,
} from './validation/validation.rules.ts';
