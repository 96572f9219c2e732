import type { Cv } from '@sastre/shared-contracts/api';

/** True when the copy was changed after its report was written, or last matched. */
export function isBehindCopy({ created_at, updated_at, tailored }: Cv): boolean {
  return isAfter(updated_at, tailored?.report?.matchedAt ?? created_at);
}

/** The same of the main CV, which was read when the tailoring began. */
export function isBehindMain({ created_at, tailored }: Cv, main: Pick<Cv, 'updated_at'>): boolean {
  const readAt = tailored?.tailoredDate ?? created_at;
  return isAfter(main.updated_at, tailored?.report?.matchedAt ?? readAt);
}

function isAfter(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
