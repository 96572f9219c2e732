import { useT } from '@sastre/shared-contracts/shell';
import { ReorderList } from '@sastre/shared-reorder';
import { Button, Icon } from '@sastre/shared-ui';
import { Fragment, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { AchievementRow } from './achievement-row.view.tsx';
import { joinRow, splitRow, typeRow, type Rows } from './achievements.rules.ts';
import styles from './achievements.module.css';
import { RemovedRow } from '../lists/removed-row.view.tsx';
import { UNDONE_BY_FORM } from '../lists/undone-by-form.rules.ts';
import { sameErrors, type FieldErrors } from '../validation/validation.rules.ts';
import { useErrorText } from './use-error-text.ts';
import { useList } from '../lists/use-list.ts';
import { useRemoval } from '../lists/use-removal.ts';
import { useReorderTexts } from '../lists/use-reorder-texts.ts';

interface Props {
  list: readonly string[];
  /** By row. */
  errors: FieldErrors;
  onChange: (list: string[]) => void;
  /** Keys of the texts. */
  texts: { label: string; number: string; add: string };
}

function Achievements({ list, errors, onChange, texts }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const words = useReorderTexts('vertical');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<Rows['caret']>(undefined);
  // Rows that were made of a text, or put together: no text can take that back.
  const [isMade, setMade] = useState(false);
  const actions = useList(list, onChange);
  const focusRow = (row: number, at = Infinity) => {
    const area = frame.current?.querySelectorAll('textarea')[row];
    area?.focus();
    area?.setSelectionRange(at, at);
  };
  const { removal, undoRef, remove, undo, settle } = useRemoval(actions, focusRow);
  useLayoutEffect(() => {
    const wanted = caret.current;
    caret.current = undefined;
    if (wanted !== undefined) focusRow(wanted.row, wanted.at);
  });
  const put = (next: Rows | undefined) => {
    if (next === undefined) return;
    if (next.rows.length !== list.length) settle();
    caret.current = next.caret;
    setMade(next.caret !== undefined);
    actions.put(next.rows);
  };
  const removed = removal && <RemovedRow name={removal.name} undoRef={undoRef} onUndo={undo} />;
  return (
    <div
      ref={frame}
      className={styles.group}
      role="group"
      aria-labelledby={id}
      {...(isMade && UNDONE_BY_FORM)}
    >
      <span id={id} className={styles.label}>
        {t(texts.label)}
      </span>
      <ReorderList
        count={list.length}
        words={words}
        onMove={(from, to) => {
          settle();
          actions.move(from, to);
        }}
      >
        {list.map((text, row) => (
          <Fragment key={row}>
            {removal?.index === row && removed}
            <AchievementRow
              index={row}
              name={t(texts.number, { number: row + 1 })}
              text={text}
              error={errorText(texts.label, errors[row])}
              onType={(typed) => put(typeRow(list, row, typed))}
              onSplit={(from, to) => put(splitRow(list, row, from, to))}
              onJoin={row === 0 ? undefined : () => put(joinRow(list, row))}
              onRemove={remove}
            />
          </Fragment>
        ))}
      </ReorderList>
      {removal !== undefined && removal.index >= list.length && removed}
      <div>
        <Button
          variant="text"
          size="s"
          onClick={() => put({ rows: [...list, ''], caret: { row: list.length, at: 0 } })}
        >
          <Icon name="plus" />
          {t(texts.add)}
        </Button>
      </div>
    </div>
  );
}

function sameProps({ errors, ...one }: Props, { errors: others, ...other }: Props): boolean {
  const keys = Object.keys(one) as (keyof typeof one)[];
  return keys.every((key) => one[key] === other[key]) && sameErrors(errors, others);
}

/** What was achieved in one job, a row each. Blank rows go when the CV is saved. */
export const AchievementsView = memo(Achievements, sameProps);
