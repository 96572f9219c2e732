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

/** What is told below its name: what a copy was for, when it was deleted, and how long it stays. */
export function lineOfItem(
  item: Pick<TrashItem, 'position' | 'goneAt'>,
  date: string,
  now: number,
  t: Translate,
): string {
  const { position = '' } = item;
  const left = t('trash.left', { count: daysLeft(item, now) });
  const said = `${t('trash.deletedOn', { date })} ${left}`;
  return position === '' ? said : `${position} · ${said}`;
}

/** Days in which it can still be brought back; by a clock that is wrong no less than one and no more than there are. */
export function daysLeft({ goneAt }: Pick<TrashItem, 'goneAt'>, now: number): number {
  const days = Math.ceil((Date.parse(goneAt) - now) / DAY_MS);
  return Math.min(LIMITS.trashDays, Math.max(1, days));
}
