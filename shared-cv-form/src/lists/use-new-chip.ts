import { saidLevelOf } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useState } from 'react';
import { newEntryId } from '../validation/draft.rules.ts';
import { leveled, type Leveled } from './leveled.ts';
import { listKeys } from './list-keys.rules.ts';
import { nameKey, namesIn } from './names.rules.ts';
import type { ListActions } from './use-list.ts';

/** What has come of a text: the names that are chips now, and the keys of chips that were there already. */
export interface Added {
  names: readonly string[];
  present: readonly { key: string; name: string }[];
}

/**
 * The entry that is being typed into the row below the chips. It is in the list from its first letter on, so that saving,
 * leaving or a crash cannot lose it; it gets its chip, or several, when it is added. All of it is one step of undo.
 */
export function useNewChip<K extends string, L extends string, T extends Leveled<K, L>>(
  list: readonly T[],
  actions: ListActions<T>,
  nameField: K,
  blank: T,
) {
  const { clock } = useShell();
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState<L | undefined>(saidLevelOf(blank) as L);
  const [id, setId] = useState<string>();
  const [isMade, setMade] = useState(false);
  const at = id === undefined ? -1 : list.findIndex((entry) => entry.id === id);
  const entry = list[at];
  const named = (name: string) => ({ [nameField]: name }) as Partial<T>;
  const make = (name: string, others: readonly T[], own?: string): T => ({
    ...leveled(blank, level),
    ...named(name),
    id: own ?? newEntryId(clock.now(), others),
  });
  const begin = (name: string) => {
    const made = make(name, list);
    setId(made.id);
    actions.insert(list.length, made, made.id);
  };
  const finish = () => {
    setTyped('');
    setLevel(saidLevelOf(blank) as L);
    setId(undefined);
  };
  return {
    /** The entry while it is being typed. */
    entry,
    // The list may have been replaced meanwhile, by what is stored.
    name: id !== undefined && entry === undefined ? '' : typed,
    /** Chips were made last, and nothing was typed since. */
    isMade,
    level: entry === undefined ? level : (saidLevelOf(entry) as L | undefined),
    type: (text: string) => {
      setTyped(text);
      setMade(false);
      const name = text.trim();
      if (entry !== undefined && name !== '') return actions.change(at, named(name), id);
      if (name !== '') return begin(name);
      setId(undefined);
      if (entry !== undefined) actions.remove(at, id);
    },
    choose: (chosen: L | undefined) => {
      setLevel(chosen);
      if (entry !== undefined) actions.put(list.with(at, leveled(entry, chosen)), id);
    },
    /** What a text lists are chips now, and the row is empty again. One that is there already is not added. */
    add: (text: string): Added => {
      const others = list.filter((one) => one !== entry);
      const keys = listKeys(others);
      const known = new Map(
        others.map((one, index) => [
          nameKey(one[nameField]),
          { key: keys[index] ?? '', name: one[nameField] },
        ]),
      );
      const names = namesIn(text);
      const fresh = names.filter((name) => !known.has(nameKey(name)));
      const made = fresh.reduce<T[]>(
        (all, name, index) => [...all, make(name, all, index === 0 ? entry?.id : undefined)],
        others,
      );
      if (names.length > 0) {
        actions.put(made, entry === undefined ? undefined : id);
        finish();
        setMade(fresh.length > 0);
      }
      return { names: fresh, present: names.flatMap((name) => known.get(nameKey(name)) ?? []) };
    },
  };
}
