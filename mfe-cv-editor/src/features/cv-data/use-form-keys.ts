import { undoKey, useLatest } from '@sastre/shared-contracts/page';
import { isUndoneByForm } from '@sastre/shared-cv-form/rules';
import { useEffect } from 'react';

interface Keys {
  save: () => void;
  /** Absent: there is no undo here. */
  go?: (direction: 'undo' | 'redo') => void;
}

/**
 * The keys of a form, wherever the focus is: Ctrl or Cmd with S saves; with Z and Y one step back or on, but in a text that has
 * something to undo itself.
 */
export function useFormKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const { save, go } = latest.current;
      const direction = go && stepKey(event);
      const saves = isSaveKey(event);
      if (!saves && direction === undefined) return;
      event.preventDefault();
      if (saves) save();
      else if (direction !== undefined) go?.(direction);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
}

function stepKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const held = { key, altKey, ctrlKey, metaKey, shiftKey };
  return undoKey({ ...held, target: isUndoneByForm(target) ? null : target });
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
