export { chooseEngine } from './choose-engine.ts';
export { makeCopyWith } from './make-copy.ts';
export type { CopyInput, MakeCopy } from './make-copy.ts';
export type { TailoredResult } from './tailor.ts';
