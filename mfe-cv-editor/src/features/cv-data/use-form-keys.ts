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
 * something to undo itself. A step leads the focus to what it changed, which may be a text: the keys go on with the steps
 * around it, until somebody types or goes elsewhere.
 */
export function useFormKeys(keys: Keys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    let goesOn = false;
    const onElse = () => {
      goesOn = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') onElse();
      if (event.defaultPrevented) return;
      const { save, go } = latest.current;
      const direction = go && stepKey(event, goesOn);
      const saves = isSaveKey(event);
      if (!saves && direction === undefined) return;
      event.preventDefault();
      if (saves) save();
      else if (direction !== undefined) {
        goesOn = true;
        go?.(direction);
      }
    };
    document.addEventListener('keydown', onKey);
    for (const name of ELSE) document.addEventListener(name, onElse);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const name of ELSE) document.removeEventListener(name, onElse);
    };
  }, [latest]);
}

const ELSE = ['input', 'change', 'pointerdown'];

function stepKey(event: KeyboardEvent, goesOn: boolean): 'undo' | 'redo' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const held = { key, altKey, ctrlKey, metaKey, shiftKey };
  return undoKey({ ...held, target: goesOn || isUndoneByForm(target) ? null : target });
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
