import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';
import { asksForList } from './shortcuts.rules.ts';

/** Name of the choice; `off` is the only value with a meaning. */
const CHOICE = 'shortcut-key';

/** The list of shortcuts, and whether its key opens it: who speaks to their device turns that off. */
export function useShortcutList() {
  const { choices } = useShell();
  const [isOpen, setOpen] = useState(false);
  const [byKey, setByKey] = useState(() => choices.read(CHOICE) !== 'off');
  useEffect(() => {
    if (!byKey) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // What is open has the keys.
      if (!asksForList(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [byKey]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    byKey,
    chooseByKey: (on: boolean) => {
      setByKey(on);
      choices.write(CHOICE, on ? 'on' : 'off');
    },
  };
}
