import type { Cv } from '@sastre/shared-contracts/api';

type Dated = Pick<Cv, 'created_at' | 'updated_at' | 'tailored'>;

/** True when the copy was changed after its requirements were matched. */
export function isBehindCopy({ created_at, updated_at, tailored }: Dated): boolean {
  return isAfter(updated_at, tailored?.report?.matchedAt ?? created_at);
}

/** The same of the main CV. A copy that was only made was matched with the one that was read when that began. */
export function isBehindMain(copy: Dated, main: Pick<Cv, 'updated_at'>): boolean {
  const { created_at, updated_at, tailored } = copy;
  const matchedAt = tailored?.report?.matchedAt;
  const isAgain = matchedAt !== undefined && isAfter(matchedAt, updated_at);
  return isAfter(main.updated_at, isAgain ? matchedAt : (tailored?.tailoredDate ?? created_at));
}

function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
