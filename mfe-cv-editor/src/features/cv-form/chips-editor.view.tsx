import { DEFAULT_LEVEL } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Chip, Note, SelectField, TextField } from '@sastre/shared-ui';
import { useState, type FormEvent } from 'react';
import styles from './form.module.css';

interface Item<Level extends string> {
  id: string;
  name: string;
  level: Level;
}
interface Props<Level extends string> {
  title: string;
  nameLabel: string;
  levelLabel: string;
  addLabel: string;
  levels: readonly Level[];
  items: readonly Item<Level>[];
  onAdd: (name: string, level: Level) => void;
  onRemove: (index: number) => void;
  /** What must be put right before a save. */
  error?: string;
}

/** Names with a level as chips, and a row to add one; a blank name adds nothing. */
export function ChipsEditor<Level extends string>(props: Props<Level>) {
  const { title, nameLabel, levelLabel, addLabel, levels, items, onAdd, onRemove, error } = props;
  const t = useT();
  const [name, setName] = useState('');
  const [level, setLevel] = useState(DEFAULT_LEVEL as Level);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onAdd(name, level);
    setName('');
    setLevel(DEFAULT_LEVEL as Level);
  };
  return (
    <section className={styles['stack']} aria-label={title}>
      <h2 className={styles['entryTitle']}>{title}</h2>
      {items.length > 0 && (
        <ul className={styles['chips']}>
          {items.map((item, index) => (
            <li key={item.id || index}>
              <Chip
                label={t('chip', { name: item.name, level: t(`level.${item.level}`) })}
                onRemove={() => onRemove(index)}
                removeLabel={t('removeNamed', { name: item.name })}
              />
            </li>
          ))}
        </ul>
      )}
      {error && <Note tone="error">{error}</Note>}
      <form className={styles['addRow']} onSubmit={add}>
        <TextField label={nameLabel} value={name} onChange={setName} autoComplete="off" />
        <SelectField
          label={levelLabel}
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
        <Button variant="outline" type="submit">
          {addLabel}
        </Button>
      </form>
    </section>
  );
}
