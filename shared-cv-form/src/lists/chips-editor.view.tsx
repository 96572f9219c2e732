import { useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Note, SelectField, TextField, useAnnounce } from '@sastre/shared-ui';
import { useRef, type FormEvent } from 'react';
import styles from './chips.module.css';
import { SkillChip } from './skill-chip.view.tsx';
import form from '../form.module.css';
import { listKeys } from './list-keys.rules.ts';
import { RemovedRow } from './removed-row.view.tsx';
import { useList } from './use-list.ts';
import { useNewChip, type Leveled } from './use-new-chip.ts';
import { useRemoval } from './use-removal.ts';
import { useReorderTexts } from './use-reorder-texts.ts';

interface Props<NameKey extends string, Level extends string, T> {
  title: string;
  nameLabel: string;
  levelLabel: string;
  addLabel: string;
  levels: readonly Level[];
  list: readonly T[];
  /** Path of the list, e.g. `skills`. */
  path: string;
  /** Where an entry has its name. */
  nameKey: NameKey;
  /** A new entry. */
  blank: T;
  onChange: (list: T[]) => void;
  /** What must be put right before a save. */
  error?: string;
}

/** Names with a level as chips, and a row to add one; a blank name adds nothing. */
export function ChipsEditor<K extends string, L extends string, T extends Leveled<K, L>>(
  props: Props<K, L, T>,
) {
  const { title, nameLabel, levelLabel, addLabel, levels, list, path, nameKey, blank, error } =
    props;
  const t = useT();
  const words = useReorderTexts('horizontal');
  const announce = useAnnounce();
  const frame = useRef<HTMLElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const actions = useList(list, props.onChange);
  const made = useNewChip<K, L, T>(list, actions, nameKey, blank);
  const { removal, undoRef, remove, undo, settle } = useRemoval(actions, (index) =>
    frame.current?.querySelectorAll('li')[index]?.querySelector('select')?.focus(),
  );
  const options = levels.map((value) => ({ value, label: t(`level.${value}`) }));
  const keys = listKeys(list);
  const add = (event: FormEvent) => {
    event.preventDefault();
    nameField.current?.focus();
    if (made.entry === undefined) return;
    settle();
    announce(t('addedNamed', { name: made.entry[nameKey] }));
    made.finish();
  };
  return (
    <section ref={frame} className={form['stack']} aria-label={title}>
      <h2 className={form['entryTitle']}>{title}</h2>
      <ReorderList
        axis="horizontal"
        count={list.length - (made.entry === undefined ? 0 : 1)}
        words={words}
        onMove={(from, to) => {
          settle();
          actions.move(from, to);
        }}
      >
        {list.some((item) => item !== made.entry) && (
          <ul className={styles.chips}>
            {list.map((item, index) =>
              item === made.entry ? null : (
                <SkillChip
                  key={keys[index]}
                  index={index}
                  path={`${path}.${index}`}
                  name={item[nameKey]}
                  level={item.level}
                  levels={options}
                  onLevel={(level) => actions.change(index, { level } as Partial<T>)}
                  onRemove={() => remove(index, item[nameKey])}
                />
              ),
            )}
          </ul>
        )}
      </ReorderList>
      {removal && <RemovedRow name={removal.name} undoRef={undoRef} onUndo={undo} />}
      {error && <Note tone="error">{error}</Note>}
      <form
        className={form['addRow']}
        data-place={made.entry === undefined ? path : `${path}.${list.indexOf(made.entry)}`}
        onSubmit={add}
      >
        <TextField
          ref={nameField}
          label={nameLabel}
          value={made.name}
          onChange={made.type}
          autoComplete="off"
        />
        <SelectField
          label={levelLabel}
          value={made.level}
          onChange={made.choose}
          options={options}
        />
        <Button variant="outline" type="submit">
          {addLabel}
        </Button>
      </form>
    </section>
  );
}
