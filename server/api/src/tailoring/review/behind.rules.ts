/** A copy as it is stored. */
export interface Dated {
  /** When it was asked for, and the main CV not yet read. */
  createdAt: Date;
  updatedAt: Date;
  /** When its requirements were matched; undefined: of a copy from before that was noted. */
  matchedAt: Date | undefined;
}

/** True when the copy, or the main CV, may have been changed after the copy's requirements were matched. */
export function isBehind(copy: Dated, main: Pick<Dated, 'updatedAt'>): boolean {
  const { createdAt, updatedAt, matchedAt = createdAt } = copy;
  // A copy that was only made was matched with the main CV that was read after it was asked for.
  const mainMatchedAt = matchedAt > updatedAt ? matchedAt : createdAt;
  return updatedAt > matchedAt || main.updatedAt >= mainMatchedAt;
}
