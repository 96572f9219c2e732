/** One line of the table: what it came to, what it must be, and what falls short. */
export interface Figure {
  name: string;
  value: string;
  must: string;
  holds: boolean;
  /** What to look at when it does not hold. */
  details: readonly string[];
}

/** A share in percent. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A figure that must be at most (or at least) a share of a whole. */
export function shareFigure(
  name: string,
  { part, whole, most, least }: { part: number; whole: number; most?: number; least?: number },
  details: readonly string[] = [],
): Figure {
  const share = whole === 0 ? 0 : part / whole;
  const must = most === undefined ? `≥ ${percent(least ?? 0)}` : `≤ ${percent(most)}`;
  const holds = most === undefined ? share >= (least ?? 0) : share <= most;
  return { name, value: `${percent(share)} (${part} of ${whole})`, must, holds, details };
}
