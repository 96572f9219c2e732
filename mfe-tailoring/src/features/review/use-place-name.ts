import { useT } from '@sastre/shared-contracts/shell';
import type { Place } from './changes/changes.rules.ts';

/** Names a part of a CV: "Achievement 2, Analyst, Costa Clinics". */
export function usePlaceName(): (place: Place) => string {
  const t = useT();
  return ({ part, entry, number }) => {
    const name = t(`review.path.${part}`, { number });
    return entry === '' ? name : t('review.path.of', { part: name, place: entry });
  };
}
