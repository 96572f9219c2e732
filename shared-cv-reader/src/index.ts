export { FILE_BYTES, FILE_EXTENSIONS, refusalOfSize } from './file.rules.ts';
export { RefusedFile } from './reading.types.ts';
export type {
  Block,
  FieldPath,
  ReadFile,
  Reading,
  ReadingContext,
  Refusal,
  SourceKind,
  SourceLine,
} from './reading.types.ts';
export { wordsOf } from '@sastre/shared-cv-words';
