import { useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note, PAGE_TITLE_ID } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import type { Choice } from './conflict.types.ts';
import styles from './conflict.module.css';
import { RowView } from './row.view.tsx';
import { toRows } from './rows.rules.ts';

interface Props {
  choice: Choice;
  onKeepMine: () => void;
  onLoadTheirs: () => void;
}

/** The CV was changed elsewhere since it was read: what differs, and whose it shall be. Takes the focus when it comes up. */
export function ConflictNote({ choice, onKeepMine, onLoadTheirs }: Props) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  const rows = toRows(choice, t, locale);
  // The note goes with the choice, and the focus must be somewhere.
  const choose = (chosen: () => void) => {
    document.getElementById(PAGE_TITLE_ID)?.focus();
    chosen();
  };
  return (
    <section
      ref={note}
      tabIndex={-1}
      className={styles.note}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Note tone="warn">
        <h2 id={`${id}-title`} className={styles.title}>
          {t('conflict.title')}
        </h2>
        <p id={`${id}-text`} role="alert">
          {t('conflict.text')}
        </p>
        {rows.length > 0 && (
          <>
            <p className={styles.count}>{t('conflict.differences', { count: rows.length })}</p>
            <ul
              className={styles.rows}
              tabIndex={0}
              aria-label={t('conflict.differences', { count: rows.length })}
            >
              {rows.map((row) => (
                <RowView
                  key={row.id}
                  row={row}
                  mine={{ name: t('conflict.mine'), kept: row.outcome !== 'theirs' }}
                  theirs={{ name: t('conflict.theirs'), kept: row.outcome !== 'mine' }}
                  remark={t(`conflict.outcome.${row.outcome}`)}
                />
              ))}
            </ul>
          </>
        )}
        <p>{t('conflict.explain')}</p>
        <div className={styles.actions}>
          <Button size="s" onClick={() => choose(onKeepMine)}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="s" onClick={() => choose(onLoadTheirs)}>
            {t('conflict.loadTheirs')}
          </Button>
        </div>
      </Note>
    </section>
  );
}
