import { readJobText, readPosition } from '@sastre/reading';

/** The position that a pasted job description names; empty when it names none. */
export function positionIn(jobDescription: string, companyName: string): string {
  return readPosition(readJobText(jobDescription), companyName);
}
