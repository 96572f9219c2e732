import { useT } from '@sastre/shared-contracts/shell';
import type { ReorderTexts } from '@sastre/shared-reorder';
import { useMemo } from 'react';

/** What the parts that move an entry say; the same object while the language is. */
export function useReorderTexts(axis: 'vertical' | 'horizontal'): ReorderTexts {
  const t = useT();
  return useMemo(
    () => ({
      handle: (name) => t('reorder.handle', { name }),
      hint: t('reorder.hint'),
      moved: (name, position) => t('reorder.moved', { name, position }),
      back: (name) => t(`reorder.${axis}.back`, { name }),
      on: (name) => t(`reorder.${axis}.on`, { name }),
    }),
    [t, axis],
  );
}
