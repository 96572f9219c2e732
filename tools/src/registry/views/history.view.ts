import type { PastAct } from '@sastre/registry';

/** Acts as somebody reads them, the newest first. */
export function historyLines(acts: readonly PastAct[]): string[] {
  if (acts.length === 0) return ['Nothing was done yet.'];
  return acts.map(({ revision, at, who, kind, said, why }) => {
    const reason = why === '' ? '' : ` (${why})`;
    return `${String(revision).padStart(5)}  ${at.slice(0, 19).replace('T', ' ')}  ${kind.padEnd(8)}  ${who}: ${said}${reason}`;
  });
}
