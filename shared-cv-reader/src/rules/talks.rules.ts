import { folded } from '@sastre/shared-cv-words';
import { findPeriod } from './dates.rules.ts';
import type { Part } from './parts.rules.ts';

/** Before these a profile stands. */
const MAIN: readonly Part['kind'][] = ['summary', 'work', 'education'];

/** Parts in which "Presentation", with dates and below what a CV is about, is what somebody has told, and not who they are. */
export function withTalks(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const isPresentation = folded(part.heading?.text ?? '') === 'presentation';
    const isBelow = parts.slice(0, at).some(({ kind }) => MAIN.includes(kind));
    const isTold = isPresentation && isBelow && part.lines.some(({ text }) => findPeriod(text));
    return part.kind === 'summary' && isTold ? { ...part, kind: 'custom' } : part;
  });
}
