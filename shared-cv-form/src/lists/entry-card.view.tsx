import { useT } from '@sastre/shared-contracts/shell';
import { MoveButtons, MoveHandle, ReorderRow } from '@sastre/shared-reorder';
import { Button, Card, cx, Icon, IconButton } from '@sastre/shared-ui';
import { memo, useCallback, useId, type ComponentType } from 'react';
import styles from '../form.module.css';
import { sameErrors, type FieldErrors } from '../validation/validation.rules.ts';
import { writtenText } from './entry-text.rules.ts';
import { EntryTitle } from './entry-title.view.tsx';
import { FoundText } from './found-text.view.tsx';

/** What the fields of one entry get. Errors are by field. */
export interface EntryFieldsProps<T> {
  entry: T;
  /** Path of the entry, e.g. `work_experience.0`. */
  path: string;
  errors: FieldErrors;
  onChange: (part: Partial<T>) => void;
}
interface Props<T extends object> extends Omit<EntryFieldsProps<T>, 'onChange'> {
  title: string;
  /** What it is, beside its number. */
  line: string;
  /** What else its line says while it is closed. */
  note: string | undefined;
  index: number;
  /** Its fields are shown. */
  isOpen: boolean;
  /** Opens and closes it; absent: it is always open. */
  onToggle: ((index: number) => void) | undefined;
  onChange: (index: number, part: Partial<T>) => void;
  onDuplicate: (index: number) => void;
  /** Puts it into the entry above; absent: it cannot be. */
  onMerge: ((index: number, name: string) => void) | undefined;
  /** Absent: the entry cannot be removed. */
  onRemove: ((index: number, name: string) => void) | undefined;
  /** Empties the entry; absent: there is another way, or nothing in it. */
  onClear: ((index: number, name: string) => void) | undefined;
  Fields: ComponentType<EntryFieldsProps<T>>;
}

function Entry<T extends object>(props: Props<T>) {
  const { title, line, note, index, isOpen, onToggle, onRemove, onDuplicate, onChange, Fields } =
    props;
  const { entry, path, errors, onClear, onMerge } = props;
  const t = useT();
  const body = useId();
  const change = useCallback((part: Partial<T>) => onChange(index, part), [onChange, index]);
  return (
    <ReorderRow index={index} name={title} className={styles.entryRow}>
      <Card
        as="section"
        aria-label={title}
        padded={isOpen}
        className={cx(!isOpen && styles.folded)}
      >
        <div className={styles.entryHead} data-entry={path}>
          <MoveHandle />
          <EntryTitle
            title={title}
            line={line}
            note={isOpen ? undefined : note}
            errors={isOpen ? 0 : Object.keys(errors).length}
            fold={onToggle && { isOpen, body, toggle: () => onToggle(index) }}
          />
          <div className={styles.entryActions}>
            <MoveButtons />
            {onMerge && (
              <Button
                variant="text"
                size="s"
                onClick={() => onMerge(index, title)}
                aria-label={t('mergeNamed', { name: title })}
              >
                {t('merge')}
              </Button>
            )}
            {isOpen && (
              <Button
                variant="text"
                size="s"
                onClick={() => onDuplicate(index)}
                aria-label={t('duplicateNamed', { name: title })}
              >
                {t('duplicate')}
              </Button>
            )}
            {onClear && (
              <Button
                variant="text"
                size="s"
                className={styles.remove}
                onClick={() => onClear(index, title)}
                aria-label={t('clearNamed', { name: title })}
              >
                {t('clear')}
              </Button>
            )}
            {onRemove && (
              <Remove
                isOpen={isOpen}
                label={t('removeNamed', { name: title })}
                onClick={() => onRemove(index, title)}
              />
            )}
          </div>
        </div>
        {onToggle && !isOpen && (
          <FoundText text={writtenText(entry)} onFound={() => onToggle(index)} />
        )}
        {isOpen && (
          <div id={body} className={styles.grid}>
            <Fields entry={entry} path={path} errors={errors} onChange={change} />
          </div>
        )}
      </Card>
    </ReorderRow>
  );
}

interface RemoveProps {
  isOpen: boolean;
  label: string;
  onClick: () => void;
}

/** In words where the entry is open, as a sign on its line. */
function Remove({ isOpen, label, onClick }: RemoveProps) {
  const t = useT();
  if (!isOpen) {
    return (
      <IconButton tone="danger" className={styles.removeLine} label={label} onClick={onClick}>
        <Icon name="trash" />
      </IconButton>
    );
  }
  return (
    <Button variant="text" size="s" className={styles.remove} onClick={onClick} aria-label={label}>
      {t('remove')}
    </Button>
  );
}

function sameProps<T extends object>(
  { errors, ...one }: Props<T>,
  { errors: others, ...other }: Props<T>,
) {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return keys.every((key) => one[key] === other[key]) && sameErrors(errors, others);
}

/** One numbered entry of a list, named for assistive technology. Typing in another one does not render it again. */
export const EntryCard = memo(Entry, sameProps) as typeof Entry;
