import { useLeave, type JournalWriter } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect } from 'react';
import { isDirty } from './editing.rules.ts';

interface KeptForm {
  actor: { getSnapshot: () => { context: Parameters<typeof isDirty>[0] } };
  send: (event: { type: 'connected' }) => void;
  journal: JournalWriter;
}

/** Tells a form's machine when the line is back, asks before what is unsaved is left, and lets the journal write it. */
export function useKeptForm({ actor, send, journal }: KeptForm): void {
  const shell = useShell();
  useEffect(
    () => shell.events.on('connection.restored', () => send({ type: 'connected' })),
    [shell, send],
  );
  // A logout takes the journal along: it must ask while something is only there.
  useEffect(
    () => shell.nav.guard(() => isDirty(actor.getSnapshot().context), { kept: true }),
    [actor, shell],
  );
  useLeave(journal.flush);
}
