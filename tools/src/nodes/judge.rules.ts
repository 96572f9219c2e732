import { DEEDS, failures, type Tally } from './count.rules.ts';

/** Something that was promised, and whether it held. */
export interface Verdict {
  says: string;
  holds: boolean;
  /** What was counted. */
  found: string;
}

/** A verdict on a count that has to be nothing. */
export function none(says: string, count: number, of: string): Verdict {
  return { says, holds: count === 0, found: `${count} of ${of}` };
}

/** What the tally alone tells: the phases in which nothing may fail, and what may fail in none. */
export function judgeCalls(tally: Tally, faultless: readonly string[]): Verdict[] {
  const verdicts = faultless.map((phase) => {
    const counts = DEEDS.map((deed) => tally.of(phase, deed));
    const calls = counts.reduce((sum, count) => sum + count.calls, 0);
    const failed = counts.reduce((sum, count) => sum + failures(count), 0);
    const verdict = none(`${phase}: no call fails`, failed, `${calls} calls`);
    // Nothing fails where nobody asks.
    return { ...verdict, holds: verdict.holds && calls > 0 };
  });
  const assets = (['asset', 'old asset'] as const).flatMap((deed) =>
    tally.phases().map((phase) => tally.of(phase, deed)),
  );
  const missing = assets.reduce((sum, { failed }) => sum + (failed['404'] ?? 0), 0);
  const asked = assets.reduce((sum, { calls }) => sum + calls, 0);
  return [...verdicts, none('no asset of either build is missing (404)', missing, `${asked}`)];
}

/** A version of a CV and what it says. */
export interface Version {
  version: number;
  word: string;
}

/**
 * Versions of a CV that one person saved: what was acknowledged; what is stored in the end, oldest first; and what was seen
 * stored before the product took it away, as it keeps the newest hundred only.
 */
export interface SavedAndStored {
  acknowledged: readonly Version[];
  stored: readonly Version[];
  seen: readonly Version[];
}

/** Acknowledged saves that are not stored as they were acknowledged, nor were until their time was over. */
export function lostSaves({ acknowledged, stored, seen }: SavedAndStored): number {
  const oldest = stored[0]?.version ?? Infinity;
  const words = new Map(
    [...seen.filter(({ version }) => version < oldest), ...stored].map(({ version, word }) => [
      version,
      word,
    ]),
  );
  return acknowledged.filter(({ version, word }) => words.get(version) !== word).length;
}

/** Versions that are missing between others: a save without the version that it replaced, or the other way round. */
export function tornVersions({ stored }: Pick<SavedAndStored, 'stored'>): number {
  const last = stored.at(-1)?.version ?? 0;
  const first = stored[0]?.version ?? 0;
  return last - first + 1 - new Set(stored.map(({ version }) => version)).size;
}

/** A tailoring job that was accepted: how it ended, its copies, and what it was charged. */
export interface EndedJob {
  state: string;
  copies: number;
}

/** Jobs that have not ended as one copy, or as none with a reason. */
export function wrongJobs(jobs: readonly EndedJob[]): number {
  return jobs.filter(({ state, copies }) => copies !== (state === 'completed' ? 1 : 0)).length;
}
