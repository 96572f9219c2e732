import { LIMITS, type TrashItem } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

const DAY_MS = 86_400_000;

/** What a deleted thing is called. */
export function nameOfItem(
  { kind, companyName = '' }: Pick<TrashItem, 'kind' | 'companyName'>,
  t: Translate,
): string {
  if (kind === 'main' || kind === 'picture') return t(`trash.kind.${kind}`);
  return companyName === ''
    ? t('trash.kind.tailored')
    : t('trash.kind.tailoredFor', { company: companyName });
}

/** Days in which it can still be brought back; by a clock that is wrong no less than one and no more than there are. */
export function daysLeft({ goneAt }: Pick<TrashItem, 'goneAt'>, now: number): number {
  const days = Math.ceil((Date.parse(goneAt) - now) / DAY_MS);
  return Math.min(LIMITS.trashDays, Math.max(1, days));
}
