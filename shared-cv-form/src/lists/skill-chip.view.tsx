import { useT } from '@sastre/shared-contracts/shell';
import { MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { cx, Icon, IconButton, useContentLanguage } from '@sastre/shared-ui';
import styles from './chips.module.css';

interface Props<Level extends string> {
  index: number;
  /** Path of the entry, e.g. `skills.0`. */
  path: string;
  name: string;
  /** Undefined: its person says none. */
  level: Level | undefined;
  levels: readonly { value: Level | ''; label: string }[];
  /** How often it was meant to be added again; another number flashes it. */
  flash: number;
  onLevel: (level: Level | undefined) => void;
  onRemove: () => void;
}

/** One skill or language: moved, given another level or removed where it stands. */
export function SkillChip<Level extends string>(props: Props<Level>) {
  const { index, path, name, level, levels, flash, onLevel, onRemove } = props;
  const t = useT();
  const lang = useContentLanguage();
  const choose = (raw: string) => {
    const option = levels.find(({ value }) => value === raw);
    if (option) onLevel(option.value === '' ? undefined : option.value);
  };
  // The same animation would not begin anew.
  const flashing = flash > 0 && (flash % 2 === 0 ? styles.flashAgain : styles.flash);
  return (
    <ReorderRow as="li" index={index} name={name} className={cx(styles.chip, flashing)}>
      <MoveHandle opens />
      <span className={styles.name} lang={lang}>
        {name}
      </span>
      <span className={styles.end} data-place={path}>
        <span className={styles.level}>
          <select
            value={level ?? ''}
            aria-label={t('levelOf', { name })}
            onChange={(event) => choose(event.target.value)}
          >
            {levels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size={12} />
        </span>
        <IconButton tone="danger" label={t('removeNamed', { name })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </IconButton>
      </span>
    </ReorderRow>
  );
}
