import type { Cv } from '@sastre/shared-contracts/api';
import { useT, type CvSheetProps, type SheetLayout } from '@sastre/shared-contracts/shell';
import { RetryNote } from '@sastre/shared-ui';
import { useMemo, type ReactNode } from 'react';
import { SheetContext } from './sheet.context.ts';
import { SheetDialog } from './sheet-dialog.view.tsx';
import styles from './sheet.module.css';
import { useField } from './use-field.ts';
import { useSame } from './use-same.ts';
import { useSheet } from './use-sheet.ts';

interface BesideProps {
  /** What is being typed; undefined while there is no form. */
  cv: Cv | undefined;
  /** Path of what a step of undo changed, while nothing was typed since. */
  shown?: string | undefined;
  /** A form is shown or about to be. */
  editing: boolean;
  /** Leads to the field of a path. */
  onPick: (field: string) => void;
  /** Keeps how the CV is laid out beside the form; undefined where nothing is stored that could be. */
  onLayout?: CvSheetProps['onLayout'];
  /** Of the form while nothing stands beside it. */
  className?: string | undefined;
  children: ReactNode;
}

/** A form, and beside it the sheet of what is typed, where another remote offers it and there is room; else its form alone. */
export function Beside(props: BesideProps) {
  const { cv, shown: changed, editing, onPick, onLayout, className, children } = props;
  const t = useT();
  const { state, Part, retry, button, beside, isOpen, close, ...sheet } = useSheet(editing);
  const press = useSame(sheet.press);
  const { field, last, around } = useField(cv);
  const shared = useMemo(() => ({ button, press }), [button, press]);
  const isTwo = beside !== 'nothing';
  const pick = useSame((path: string) => {
    close();
    onPick(path);
  });
  const layOut = useSame((change: SheetLayout) => onLayout?.(change));
  const shown = { onPick: pick, onLayout: onLayout && layOut };
  return (
    <SheetContext value={shared}>
      <div className={isTwo ? styles.two : className}>
        <div className={styles.form} {...around}>
          {children}
        </div>
        {isTwo && (
          <aside className={styles.sheet} aria-label={t('sheet.title')}>
            {beside === 'room' && <div className={styles.room} aria-hidden="true" />}
            {beside === 'failure' && <Failure onRetry={retry} />}
            {beside === 'sheet' && cv && <Part {...shown} cv={cv} field={field ?? changed} />}
          </aside>
        )}
      </div>
      {isOpen && (
        <SheetDialog state={state} onClose={close} failure={<Failure onRetry={retry} />}>
          {cv && <Part {...shown} cv={cv} field={last} />}
        </SheetDialog>
      )}
    </SheetContext>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <RetryNote retry={t('retry')} onRetry={onRetry}>
      {t('sheet.failed')}
    </RetryNote>
  );
}
