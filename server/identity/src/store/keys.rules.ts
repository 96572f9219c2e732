/** How long a new key is published before it signs, so that whoever verifies knows it by then. */
export const PUBLISHED_BEFORE_SECONDS = 24 * 3600;
/** How long a key signs. */
export const SIGNS_FOR_SECONDS = 90 * 24 * 3600;
/** How long a key verifies after its last signature: longer than a session, its tokens and cookies live. */
export const VERIFIES_AFTER_SECONDS = 13 * 3600;

/** A key by its times, in seconds. */
export interface KeyTimes {
  kid: string;
  signsFrom: number;
  endsAt: number | null;
}

const youngestFirst = (one: KeyTimes, other: KeyTimes) =>
  other.signsFrom - one.signsFrom || one.kid.localeCompare(other.kid);

/** The keys that are good now, the one that signs first: the youngest whose time to sign has come. */
export function keysInUse<K extends KeyTimes>(keys: readonly K[], now: number): K[] {
  const good = keys.filter(({ endsAt }) => endsAt === null || endsAt > now).sort(youngestFirst);
  const signer = good.find(({ signsFrom }) => signsFrom <= now);
  return signer ? [signer, ...good.filter((key) => key !== signer)] : good;
}

/** Whether it is time to publish the next key. */
export function isRotationDue(keys: readonly KeyTimes[], now: number): boolean {
  const youngest = keysInUse(keys, now).toSorted(youngestFirst)[0];
  if (!youngest) return true;
  return youngest.signsFrom + SIGNS_FOR_SECONDS <= now + PUBLISHED_BEFORE_SECONDS;
}

/** When the next key begins to sign and its predecessors end. `atOnce`: they are not to be trusted any more. */
export function rotationTimes(
  keys: readonly KeyTimes[],
  now: number,
  atOnce: boolean,
): { signsFrom: number; predecessorsEnd: number } {
  if (atOnce) return { signsFrom: now, predecessorsEnd: now };
  const signer = keysInUse(keys, now).find(({ signsFrom: since }) => since <= now);
  const signsFrom = signer ? now + PUBLISHED_BEFORE_SECONDS : now;
  return { signsFrom, predecessorsEnd: signsFrom + VERIFIES_AFTER_SECONDS };
}
