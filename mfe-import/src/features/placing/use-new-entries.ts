import type { CvContent } from '@sastre/shared-contracts/api';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { useEffect, useRef } from 'react';
import { firstFieldOf } from './place-entries.rules.ts';
import { fateOf } from './placing.rules.ts';
import type { Loose } from './placing.types.ts';

/** Tells the first field of entries that a block has just become. */
export function useNewEntries(
  loose: readonly Loose[],
  cv: CvContent,
  onMade: (path: FieldPath) => void,
): void {
  const seen = useRef(loose);
  useEffect(() => {
    const before = new Map(seen.current.map(({ block, fate }) => [block.id, fate]));
    seen.current = loose;
    for (const one of loose) {
      const fate = fateOf(one, cv);
      if (fate?.type !== 'placed' || fate === before.get(one.block.id)) continue;
      const path = firstFieldOf(cv, fate);
      if (path !== undefined) onMade(path);
    }
  });
}
