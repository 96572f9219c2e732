import { useCapability, useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';
import { besideForm, previewButton } from './sheet-layout.rules.ts';
import { useWide } from './use-wide.ts';

/** Name of the choice; `off` is the only value with a meaning. */
const CHOICE = 'cv-sheet';
/** How long a form may be kept narrow for a sheet that is under way. */
const PATIENCE_MS = 3_000;

/** The sheet that another remote offers, and where it stands; `editing` is false where no form is, nor is about to be. */
export function useSheet(editing: boolean) {
  const { choices, clock } = useShell();
  const wide = useWide();
  const [isOn, setOn] = useState(() => choices.read(CHOICE) !== 'off');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [late, setLate] = useState(false);
  const { state, Part, retry } = useCapability('cv-sheet', editing && (wide ? isOn : isOpen));
  const isWaiting = editing && wide && isOn && (state === 'idle' || state === 'loading');
  useEffect(
    () => (isWaiting ? clock.after(PATIENCE_MS, () => setLate(true)) : undefined),
    [clock, isWaiting],
  );

  const situation = { state, editing, wide, isOn, late, asked };
  const button = previewButton(situation);
  const show = (on: boolean) => {
    setOn(on);
    choices.write(CHOICE, on ? 'on' : 'off');
  };
  return {
    state,
    Part,
    retry,
    button,
    beside: besideForm(situation),
    /** The dialog is open. */
    isOpen: isOpen && button === 'dialog',
    close: () => setOpen(false),
    press: () => {
      setAsked(button !== 'pressed');
      if (button === 'pressed') return show(false);
      if (state === 'failed') retry();
      if (button === 'dialog') setOpen(true);
      else show(true);
    },
  };
}
