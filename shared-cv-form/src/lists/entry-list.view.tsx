import { useLatest } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Icon, useAnnounce } from '@sastre/shared-ui';
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { EntryCard, type EntryFieldsProps } from './entry-card.view.tsx';
import { entryLine, type EntryLine } from './entry-line.rules.ts';
import { focusField } from '../fields/field-places.ts';
import styles from '../form.module.css';
import type { FoldingProps } from '../form.types.ts';
import { isBlankEntry } from '../validation/blank-entry.rules.ts';
import { newEntryId } from '../validation/draft.rules.ts';
import { listKeys } from './list-keys.rules.ts';
import { mergedEntry } from './merged-entry.rules.ts';
import { RemovedRow } from './removed-row.view.tsx';
import { useFolding } from './use-folding.ts';
import { useList } from './use-list.ts';
import { useRemoval } from './use-removal.ts';
import { useReorderTexts } from './use-reorder-texts.ts';
import { errorsOf, type FieldErrors } from '../validation/validation.rules.ts';

interface Props<T> extends FoldingProps {
  list: readonly T[];
  /** Path of the list, e.g. `work_experience`. */
  path: string;
  errors: FieldErrors;
  onChange: (list: T[]) => void;
  create: (now: number, list: readonly T[]) => T;
  Fields: ComponentType<EntryFieldsProps<T>>;
  /** Gets the focus in a new entry. */
  firstField: keyof T & string;
  /** Tells entries apart. */
  lineOf: (entry: T) => EntryLine;
  /** Keys of the texts. */
  texts: { number: string; add: string; empty: string };
}

/** Numbered entries to edit, add, copy, remove and put in order; a long list is folded up where that is asked for. */
export function EntryList<T extends { id: string }>(props: Props<T>) {
  const { list, path, errors, onChange, create, Fields, firstField, lineOf, texts, wanted } = props;
  const t = useT();
  const words = useReorderTexts('vertical');
  const announce = useAnnounce();
  const { clock } = useShell();
  const added = useRef<number>(undefined);
  const actions = useList(list, onChange);
  const keys = listKeys(list);
  const own = list.map((_entry, index) => errorsOf(errors, `${path}.${index}`));
  const folding = useFolding({
    keys,
    folds: props.folds === true,
    wrong: own.flatMap((found, index) => (Object.keys(found).length > 0 ? [index] : [])),
    // Another object for each wish, the same one as long as it is the same.
    wanted: useMemo(() => entryOf(wanted, path), [wanted, path]),
    openAtFirst: props.openAtFirst?.flatMap((field) => entryOf({ path: field }, path)?.index ?? []),
    onFold: props.onFold,
  });
  const { frame, open } = folding;
  const focusEntry = (index: number) => {
    if (frame.current !== null) focusField(frame.current, `${path}.${index}.${firstField}`);
  };
  const removing = useRemoval(actions, focusEntry);
  const { removal, undoRef, remove, clear, merge, undo, settle } = removing;
  useLayoutEffect(() => {
    if (added.current === undefined) return;
    focusEntry(added.current);
    added.current = undefined;
  });
  const insert = useCallback(
    (index: number, entry: T) => {
      settle();
      added.current = index;
      open(entry.id);
      actions.insert(index, entry);
    },
    [actions, open, settle],
  );
  const say = useLatest((index: number) =>
    announce(t('duplicatedNamed', { name: t(texts.number, { number: index + 1 }) })),
  );
  const duplicate = useCallback(
    (index: number) => {
      const entry = actions.now()[index];
      if (entry === undefined) return;
      insert(index + 1, { ...entry, id: newEntryId(clock.now(), actions.now()) });
      say.current(index);
    },
    [actions, clock, insert, say],
  );
  const blank = useLatest((entry: T): T => ({ ...create(clock.now(), []), id: entry.id }));
  const empty = useCallback(
    (index: number, name: string) => {
      const entry = actions.now()[index];
      if (entry !== undefined) clear(index, name, blank.current(entry));
    },
    [actions, blank, clear],
  );
  const mergeUp = useCallback(
    (index: number, name: string) => merge(index, name, mergedEntry),
    [merge],
  );
  // Undo brings back what was emptied or put together, not over what was typed there since.
  const isCleared = removal?.isCleared === true;
  const mergedAt = removal?.above === undefined ? undefined : removal.index - 1;
  const change = useCallback(
    (index: number, part: Partial<T>) => {
      actions.change(index, part);
      const entry = actions.now()[index];
      if (isCleared && entry !== undefined && !isBlankEntry(entry)) settle();
      if (index === mergedAt) settle();
    },
    [actions, isCleared, mergedAt, settle],
  );
  const removed = removal && (
    <RemovedRow
      name={removal.name}
      isCleared={removal.isCleared}
      isMerged={removal.above !== undefined}
      undoRef={undoRef}
      onUndo={() => {
        open(removal.entry.id);
        undo();
      }}
    />
  );
  return (
    <div ref={frame} className={styles.stack}>
      {list.length === 0 && <p className={styles.quiet}>{t(texts.empty)}</p>}
      {folding.isFolding && (
        <Button variant="text" size="s" className={styles.foldAll} onClick={folding.toggleAll}>
          {t(folding.isAllOpen ? 'collapseAll' : 'expandAll')}
        </Button>
      )}
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
              note={props.notes?.get(`${path}.${index}`)}
              line={entryLine(lineOf(entry), t('present'))}
              index={index}
              isOpen={folding.isOpen(keys[index] ?? '')}
              onToggle={folding.isFolding ? folding.toggle : undefined}
              path={`${path}.${index}`}
              entry={entry}
              errors={own[index] ?? {}}
              onChange={change}
              onDuplicate={duplicate}
              onMerge={props.merges === true && index > 0 ? mergeUp : undefined}
              onRemove={list.length > 1 ? remove : undefined}
              onClear={list.length === 1 && !isBlankEntry(entry) ? empty : undefined}
              Fields={Fields}
            />
          </Fragment>
        ))}
      </ReorderList>
      {removal !== undefined && removal.index >= list.length && removed}
      <Button
        variant="outline"
        block
        onClick={() => insert(list.length, create(clock.now(), list))}
      >
        <Icon name="plus" />
        {t(texts.add)}
      </Button>
    </div>
  );
}

/** The place of the entry in which a wanted field stands. */
function entryOf(wanted: FoldingProps['wanted'], path: string): { index: number } | undefined {
  const rest = wanted?.path.startsWith(`${path}.`) ? wanted.path.slice(path.length + 1) : '';
  const index = Number.parseInt(rest, 10);
  return Number.isNaN(index) ? undefined : { index };
}
