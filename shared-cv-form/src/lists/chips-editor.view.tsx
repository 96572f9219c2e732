import { saidLevelOf } from '@sastre/shared-contracts/api';
import { levelText } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Note, SelectField, TextField, useAnnounce } from '@sastre/shared-ui';
import { useLayoutEffect, useRef, type ClipboardEvent, type FormEvent } from 'react';
import styles from './chips.module.css';
import { SkillChip } from './skill-chip.view.tsx';
import form from '../form.module.css';
import { leveled, type Leveled } from './leveled.ts';
import { listKeys } from './list-keys.rules.ts';
import { isList } from './names.rules.ts';
import { RemovedRow } from './removed-row.view.tsx';
import { UNDONE_BY_FORM } from './undone-by-form.rules.ts';
import { useFlash } from './use-flash.ts';
import { useList } from './use-list.ts';
import { useNewChip } from './use-new-chip.ts';
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
  /** `together`: of the name that is being typed. */
  onChange: (list: T[], together?: string) => void;
  /** What must be put right before a save. */
  error?: string;
}

/** Names with a level as chips, and a row to add some; a blank name adds nothing, and none is added twice. */
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
  const { turnOf, flash } = useFlash();
  const { removal, undoRef, remove, undo, settle } = useRemoval(actions, (index) =>
    frame.current?.querySelectorAll('li')[index]?.querySelector('select')?.focus(),
  );
  const options = [
    { value: '' as const, label: t('level.none') },
    ...levels.map((value) => ({ value, label: levelText(value, (word) => t(`level.${word}`)) })),
  ];
  const keys = listKeys(list);
  // Chips that come above it push the field on; who types there goes on seeing it.
  useLayoutEffect(() => {
    if (document.activeElement === nameField.current)
      nameField.current?.scrollIntoView?.({ block: 'nearest' });
  }, [list.length]);
  const add = (text: string) => {
    const { names, present } = made.add(text);
    if (names.length > 0) settle();
    flash(present.map(({ key }) => key));
    const said = [
      ...(names.length > 0 ? [t('addedNamed', { name: names.join(', ') })] : []),
      ...present.map(({ name }) => t('alreadyThere', { name })),
    ];
    if (said.length > 0) announce(said.join('. '));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    nameField.current?.focus();
    add(made.name);
  };
  const onPaste = (event: ClipboardEvent) => {
    const field = nameField.current;
    const pasted = event.clipboardData.getData('text');
    if (field === null || event.target !== field || !isList(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = field;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    add(value.slice(0, from) + pasted + value.slice(to));
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
                <SkillChip<L>
                  key={keys[index]}
                  index={index}
                  path={`${path}.${index}`}
                  name={item[nameKey]}
                  level={saidLevelOf(item) as L | undefined}
                  levels={options}
                  flash={turnOf(keys[index] ?? '')}
                  onLevel={(level) => actions.put(list.with(index, leveled(item, level)))}
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
        {...(made.isMade && UNDONE_BY_FORM)}
        onSubmit={onSubmit}
        onPaste={onPaste}
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
          value={made.level ?? ''}
          onChange={(level) => made.choose(level === '' ? undefined : level)}
          options={options}
        />
        <Button variant="outline" type="submit">
          {addLabel}
        </Button>
      </form>
    </section>
  );
}
