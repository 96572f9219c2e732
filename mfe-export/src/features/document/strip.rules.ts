import type { Tailored } from '@sastre/shared-contracts/api';

/** What a tailored copy is to be looked at for before it is sent. */
export interface Strip {
  /** Changes that stand in the copy. */
  changes: number;
  /** Texts that wait for the user's answer. */
  questions: number;
  /** Language that the copy was to be in; empty when it was not told. */
  language: string;
  /** Which of the user's own sentences are not in that language. */
  untranslated: 'all' | 'some' | undefined;
}

/** Reads the report of a copy; undefined when there is nothing to look at. */
export function readStrip(tailored: Tailored | undefined): Strip | undefined {
  const report = tailored?.report;
  if (report === undefined) return undefined;
  const count = (wanted: string) => report.edits.filter(({ status }) => status === wanted).length;
  const untranslated = report.notes.includes('free-text-not-translated')
    ? 'all'
    : report.notes.includes('part-not-translated')
      ? 'some'
      : undefined;
  if (untranslated === undefined && report.edits.length === count('refused')) return undefined;
  return {
    changes: count('applied'),
    questions: count('unproven'),
    language: typeof tailored?.language === 'string' ? tailored.language : '',
    untranslated,
  };
}
