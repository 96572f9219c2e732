import { useT } from '@sastre/shared-contracts/shell';
import { Icon, useContentLanguage, VisuallyHidden } from '@sastre/shared-ui';
import styles from '../form.module.css';
import { DOT, yearsAt } from './entry-line.rules.ts';
import { FoldButton } from './fold-button.view.tsx';

interface EntryTitleProps {
  /** Its number, e.g. "Experience 2". */
  title: string;
  line: string;
  /** What else is said of it. */
  note: string | undefined;
  /** Errors that are not seen since it is closed. */
  errors: number;
  /** Opens and closes its body, by its id; absent: it is always open. */
  fold: { isOpen: boolean; body: string; toggle: () => void } | undefined;
}

/** The heading of an entry: its number and what it is; the button that opens it where it can be closed. */
export function EntryTitle({ title, line, note, errors, fold }: EntryTitleProps) {
  const t = useT();
  const lang = useContentLanguage();
  const end = yearsAt(line);
  // On one line what it is needs the room; its place in the list is seen.
  const isToldByLine = line !== '' && fold?.isOpen === false;
  const number = title + DOT;
  const content = (
    <span>
      {isToldByLine ? <VisuallyHidden>{number}</VisuallyHidden> : number}
      <span className={styles.entryLine} lang={line === '' ? undefined : lang}>
        {line.slice(0, end) || t('entry.blank')}
      </span>
      {end < line.length && <span className={styles.entryYears}>{line.slice(end)}</span>}
      {note !== undefined && <span className={styles.entryNote}>{note}</span>}
      {errors > 0 && (
        <span className={styles.entryErrors}>
          <Icon name="warn" size={14} />
          {t('entry.errors', { count: errors })}
        </span>
      )}
    </span>
  );
  return (
    <h2 className={styles.entryTitle} data-fold={fold && ''}>
      {fold === undefined ? (
        content
      ) : (
        <FoldButton isOpen={fold.isOpen} body={fold.body} onToggle={fold.toggle}>
          {content}
        </FoldButton>
      )}
    </h2>
  );
}
