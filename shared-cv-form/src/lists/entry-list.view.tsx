import { useShell, useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Icon } from '@sastre/shared-ui';
import { Fragment, useLayoutEffect, useRef, type ComponentType } from 'react';
import { EntryCard, type EntryFieldsProps } from './entry-card.view.tsx';
import { focusField } from '../fields/field-places.ts';
import styles from '../form.module.css';
import { listKeys } from './list-keys.rules.ts';
import { RemovedRow } from './removed-row.view.tsx';
import { useList } from './use-list.ts';
import { useRemoval } from './use-removal.ts';
import { useReorderTexts } from './use-reorder-texts.ts';
import { errorsOf, type FieldErrors } from '../validation/validation.rules.ts';

interface Props<T> {
  list: readonly T[];
  /** Path of the list, e.g. `work_experience`. */
  path: string;
  errors: FieldErrors;
  onChange: (list: T[]) => void;
  create: (now: number, list: readonly T[]) => T;
  Fields: ComponentType<EntryFieldsProps<T>>;
  /** Gets the focus in a new entry, and tells entries apart while they are folded up. */
  firstField: keyof T & string;
  /** Keys of the texts. */
  texts: { number: string; add: string; empty: string };
}

/** Numbered entries to edit, add, remove and put in order. */
export function EntryList<T extends { id: string }>(props: Props<T>) {
  const { list, path, errors, onChange, create, Fields, firstField, texts } = props;
  const t = useT();
  const words = useReorderTexts('vertical');
  const { clock } = useShell();
  const frame = useRef<HTMLDivElement>(null);
  const added = useRef<number>(undefined);
  const actions = useList(list, onChange);
  const focusEntry = (index: number) => {
    if (frame.current !== null) focusField(frame.current, `${path}.${index}.${firstField}`);
  };
  const { removal, undoRef, remove, undo, settle } = useRemoval(actions, focusEntry);
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    focusEntry(added.current);
    added.current = undefined;
  });
  const add = () => {
    settle();
    added.current = list.length;
    actions.insert(list.length, create(clock.now(), list));
  };
  const removed = removal && <RemovedRow name={removal.name} undoRef={undoRef} onUndo={undo} />;
  const keys = listKeys(list);
  return (
    <div ref={frame} className={styles.stack}>
      {list.length === 0 && <p className={styles.quiet}>{t(texts.empty)}</p>}
      <ReorderList
        count={list.length}
        words={words}
        onMove={(from, to) => {
          settle();
          actions.move(from, to);
        }}
      >
        {list.map((entry, index) => (
          <Fragment key={keys[index]}>
            {removal?.index === index && removed}
            <EntryCard
              title={t(texts.number, { number: index + 1 })}
              summary={String(entry[firstField])}
              index={index}
              path={`${path}.${index}`}
              entry={entry}
              errors={errorsOf(errors, `${path}.${index}`)}
              onChange={actions.change}
              onRemove={list.length > 1 ? remove : undefined}
              Fields={Fields}
            />
          </Fragment>
        ))}
      </ReorderList>
      {removal !== undefined && removal.index >= list.length && removed}
      <Button variant="outline" block onClick={add}>
        <Icon name="plus" />
        {t(texts.add)}
      </Button>
    </div>
  );
}
