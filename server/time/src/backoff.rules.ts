/** How pauses grow; in whatever unit the caller counts. */
export interface Growth {
  first: number;
  longest?: number;
  /** The part of a pause that is taken off, 0 to 1, so that several do not come back at the same moment. */
  jitter?: number;
}

/** The pause after so many failures in a row: none before the first, then twice as long each time. */
export function backoff(
  failures: number,
  { first, longest = Infinity, jitter = 0 }: Growth,
): number {
  if (failures < 1) return 0;
  return Math.min(longest, first * 2 ** (failures - 1)) * (1 - jitter);
}
