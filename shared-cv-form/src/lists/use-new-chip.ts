import { useShell } from '@sastre/shared-contracts/shell';
import { useState } from 'react';
import { newEntryId } from '../validation/draft.rules.ts';
import type { ListActions } from './use-list.ts';

/** An entry with a level whose name stands under `NameKey`. */
export type Leveled<NameKey extends string, Level extends string> = {
  id: string;
  level: Level;
} & Record<NameKey, string>;

/**
 * The entry that is being typed into the row below the chips. It is in the list from its first letter on, so that saving,
 * leaving or a crash cannot lose it; it gets its chip when it is added.
 */
export function useNewChip<K extends string, L extends string, T extends Leveled<K, L>>(
  list: readonly T[],
  actions: ListActions<T>,
  nameKey: K,
  blank: T,
) {
  const { clock } = useShell();
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState(blank.level);
  const [id, setId] = useState<string>();
  const at = id === undefined ? -1 : list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  const part = (values: { name?: string; level?: L }): Partial<T> => {
    const { name, ...rest } = values;
    return (name === undefined ? rest : { ...rest, [nameKey]: name }) as Partial<T>;
  };
  const begin = (name: string, chosen: L) => {
    const made = newEntryId(clock.now(), list);
    setId(made);
    actions.insert(list.length, { ...blank, ...part({ name, level: chosen }), id: made });
  };
  return {
    /** The entry while it is being typed. */
    entry,
    // The list may have been replaced meanwhile, by what is stored.
    name: id !== undefined && entry === undefined ? '' : typed,
    level: entry?.level ?? level,
    type: (text: string) => {
      setTyped(text);
      const name = text.trim();
      if (entry !== undefined && name !== '') return actions.change(at, part({ name }));
      if (name !== '') return begin(name, level);
      setId(undefined);
      if (entry !== undefined) actions.remove(at);
    },
    choose: (chosen: L) => {
      setLevel(chosen);
      if (entry !== undefined) actions.change(at, part({ level: chosen }));
    },
    /** What was typed is a chip now, and the row is empty again. */
    finish: () => {
      setTyped('');
      setLevel(blank.level);
      setId(undefined);
    },
  };
}
