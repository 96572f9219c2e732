import { useT } from '@sastre/shared-contracts/shell';
import { MoveButtons, MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { Button, Card } from '@sastre/shared-ui';
import { memo, useCallback, type ComponentType } from 'react';
import styles from '../form.module.css';
import { sameErrors, type FieldErrors } from '../validation/validation.rules.ts';

/** What the fields of one entry get. Errors are by field. */
export interface EntryFieldsProps<T> {
  entry: T;
  /** Path of the entry, e.g. `work_experience.0`. */
  path: string;
  errors: FieldErrors;
  onChange: (part: Partial<T>) => void;
}
interface Props<T> extends Omit<EntryFieldsProps<T>, 'onChange'> {
  title: string;
  /** Shown beside the title while entries are folded up. */
  summary: string;
  index: number;
  onChange: (index: number, part: Partial<T>) => void;
  /** Absent: the entry cannot be removed. */
  onRemove: ((index: number, name: string) => void) | undefined;
  Fields: ComponentType<EntryFieldsProps<T>>;
}

function Entry<T>({ title, summary, index, onRemove, onChange, Fields, ...fields }: Props<T>) {
  const t = useT();
  const change = useCallback((part: Partial<T>) => onChange(index, part), [onChange, index]);
  return (
    <ReorderRow index={index} name={title} className={styles.entryRow}>
      <Card as="section" aria-label={title}>
        <div className={styles.entryHead}>
          <MoveHandle />
          <h2 className={styles.entryTitle}>{title}</h2>
          <span className={styles.entrySummary} aria-hidden="true">
            {summary}
          </span>
          <div className={styles.entryActions}>
            <MoveButtons />
            {onRemove && (
              <Button
                variant="text"
                size="s"
                className={styles.remove}
                onClick={() => onRemove(index, title)}
                aria-label={t('removeNamed', { name: title })}
              >
                {t('remove')}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.grid}>
          <Fields {...fields} onChange={change} />
        </div>
      </Card>
    </ReorderRow>
  );
}

function sameProps<T>({ errors, ...one }: Props<T>, { errors: others, ...other }: Props<T>) {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return keys.every((key) => one[key] === other[key]) && sameErrors(errors, others);
}

/** One numbered entry of a list, named for assistive technology. Typing in another one does not render it again. */
export const EntryCard = memo(Entry, sameProps) as typeof Entry;
