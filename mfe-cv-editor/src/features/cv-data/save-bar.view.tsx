import { useT } from '@sastre/shared-contracts/shell';
import { EndBar } from '@sastre/shared-cv-form';
import { Button, Icon, IconButton } from '@sastre/shared-ui';
import { memo, type ReactNode } from 'react';
import { PreviewButton } from '../sheet/preview-button.view.tsx';
import styles from './bar.module.css';

/** What the bar knows of the form. */
export interface BarStatus {
  dirty: boolean;
  saving: boolean;
  saved: boolean;
  /** A save was asked for and is made by itself when the server can be reached. */
  waiting: boolean;
  /** It is under way this moment. */
  trying: boolean;
  canUndo: boolean;
  canRedo: boolean;
}
interface Props extends BarStatus {
  /** What the last step undid or made again. */
  went: string | undefined;
  /** Why a save did not go through. */
  failure: ReactNode;
  /** What is missing, after a refused save. */
  missing: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  onHistory: () => void;
  /** Shows the CV as a PDF, saved. */
  onPdf: () => void;
  onCancel: () => void;
  onSave: () => void;
}

const KEYS = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' };

/** What is unsaved, steps back and on, History, Cancel and Save CV, always in reach. */
export const SaveBar = memo(function SaveBar(props: Props) {
  const { saving, saved, trying, failure, missing } = props;
  const t = useT();
  const locked = saving || saved;
  return (
    <EndBar>
      {failure}
      {missing}
      {props.went !== undefined && (
        <p className={styles.went} aria-hidden="true">
          {props.went}
        </p>
      )}
      <p className={styles.barText} role="status">
        <Status {...props} />
      </p>
      <div className={styles.barTools} role="group" aria-label={t('steps.label')}>
        <IconButton
          label={t('steps.undo')}
          aria-keyshortcuts={KEYS.undo}
          idle={locked || !props.canUndo}
          onClick={props.onUndo}
        >
          <Icon name="undo" />
        </IconButton>
        <IconButton
          label={t('steps.redo')}
          aria-keyshortcuts={KEYS.redo}
          idle={locked || !props.canRedo}
          onClick={props.onRedo}
        >
          <Icon name="redo" />
        </IconButton>
        <Button variant="text" size="s" disabled={locked} onClick={props.onHistory}>
          <Icon name="history" />
          <span className={styles.wordy}>{t('history.open')}</span>
        </Button>
        <IconButton label={t('seeAsPdf')} idle={locked || trying} onClick={props.onPdf}>
          <Icon name="download" />
        </IconButton>
      </div>
      <div className={styles.barActions}>
        <PreviewButton />
        <Button disabled={locked || trying} onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button
          variant="filled"
          busy={saving}
          disabled={saved}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={props.onSave}
        >
          {t('save')}
        </Button>
      </div>
    </EndBar>
  );
});

function Status({ dirty, waiting, trying }: BarStatus) {
  const t = useT();
  if (!dirty) return null;
  const text = trying ? 'asked.trying' : waiting ? 'asked.waiting' : 'unsaved';
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      {t(text)}
    </>
  );
}
