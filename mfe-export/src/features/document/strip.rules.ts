import type { Cv } from '@sastre/shared-contracts/api';
import { readUntranslated, type Untranslated } from '@sastre/shared-contracts/cv';

/** What a tailored copy is to be looked at for before it is sent. */
export interface Strip {
  /** Changes that stand in the copy. */
  changes: number;
  /** Texts that wait for the user's answer. */
  questions: number;
  /** What is not in the language asked for. */
  untranslated: Untranslated | undefined;
  /** A letter was asked for, and none could be written. */
  withoutLetter: boolean;
}

/** Reads the report of a copy; undefined when there is nothing to look at. */
export function readStrip(
  cv: Pick<Cv, 'personal_info' | 'work_experience' | 'tailored'>,
): Strip | undefined {
  const report = cv.tailored?.report;
  if (report === undefined) return undefined;
  const count = (wanted: string) => report.edits.filter(({ status }) => status === wanted).length;
  const untranslated = readUntranslated(cv);
  const withoutLetter = report.notes.includes('no-letter');
  const isQuiet = untranslated === undefined && !withoutLetter;
  if (isQuiet && report.edits.length === count('refused')) return undefined;
  return { changes: count('applied'), questions: count('unproven'), untranslated, withoutLetter };
}
