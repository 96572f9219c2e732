import { createJournalWriter, useLeave } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { emptyForm, type TailorForm } from './actions.rules.ts';
import { FORM, readForm } from './tailor.effects.ts';

/** What is typed on the tailoring screen; it survives a reload. */
export function useTailorForm() {
  const shell = useShell();
  const [form, setForm] = useState<TailorForm>(emptyForm);
  const current = useRef(emptyForm);
  const touched = useRef(new Set<string>());
  const journal = useMemo(() => createJournalWriter(shell), [shell]);

  useEffect(() => {
    void readForm(shell).then((stored) => {
      if (stored === undefined) return;
      // A field that was typed into meanwhile stays as it is.
      const typed = Object.entries(current.current).filter(([name]) => touched.current.has(name));
      current.current = { ...stored, ...Object.fromEntries(typed) };
      setForm(current.current);
    });
  }, [shell]);
  const change = useCallback(
    (part: Partial<TailorForm>) => {
      for (const name of Object.keys(part)) touched.current.add(name);
      current.current = { ...current.current, ...part };
      setForm(current.current);
      journal.note(FORM, current.current);
    },
    [journal],
  );
  useLeave(journal.flush);
  return { form, change, drop: () => journal.drop(FORM) };
}
