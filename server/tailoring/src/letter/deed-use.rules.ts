import { DEED_SIGNS, type DeedSigns } from './deed-signs.rules.ts';
import { DEED_VOTES } from './deed-votes.data.ts';

/** How likely a reader of letters is to want a deed told (0–1), by its signs. */
export function useOf(signs: DeedSigns): number {
  const sum = DEED_SIGNS.reduce(
    (total, sign) => total + signs[sign] * DEED_VOTES[sign],
    DEED_VOTES.ofAll,
  );
  return 1 / (1 + Math.exp(-sum));
}
