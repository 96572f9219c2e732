/** How pauses grow, in milliseconds. */
export interface Growth {
  first: number;
  longest: number;
}

/** The pause after so many failures in a row: none before the first, then twice as long each time, up to the longest. */
export function growingPause(failures: number, { first, longest }: Growth): number {
  return failures < 1 ? 0 : Math.min(longest, first * 2 ** (failures - 1));
}
