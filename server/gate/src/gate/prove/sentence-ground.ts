import type { Language } from '@sastre/shared-contracts/api';
import type { FactIndex } from '@sastre/wording';
import type { CvGround } from './ground.rules.ts';

/** What a sentence of a summary or a letter may draw on. */
export interface SentenceGround {
  cv: CvGround;
  language: Language;
  /** Of a part of a sentence: what stands before it tells of a time before what the person does today. */
  isPast?: boolean;
  /** Of a letter: what may be named besides the CV. Absent: a summary. */
  letter?: {
    company: FactIndex;
    position: FactIndex;
    /** The job description. */
    job: FactIndex;
    /** Fixed phrases of the product's own letters, which claim nothing; folded in place. */
    frames: readonly string[];
  };
}
