import { useShell, useT } from '@sastre/shared-contracts/shell';
import { focusField, useShownErrors } from '@sastre/shared-cv-form';
import { tabOf, validateAll, type CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Note } from '@sastre/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { ConflictNote } from '../conflict/conflict-note.view.tsx';
import type { Choice } from '../conflict/conflict.types.ts';
import { failureText } from '../cv-store/failure-text.ts';
import type { CvDataEvent } from './cv-data.machine.ts';
import styles from './cv-data.module.css';
import { SaveBar } from './save-bar.view.tsx';
import { TabForm } from './tab-content.view.tsx';
import type { CvTab } from './tabs.rules.ts';

interface Props {
  draft: CvDraft;
  tab: CvTab;
  onTab: (tab: CvTab) => void;
  /** The field that shall have the focus, and how to ask for one. */
  wanted: { path: string } | undefined;
  onWant: (wanted: { path: string }) => void;
  /** Puts the form into the tab's panel. */
  panel: (form: ReactNode) => ReactNode;
  status: { dirty: boolean; saving: boolean; saved: boolean; restored: boolean };
  /** What differs, while it is not said whose it shall be. */
  choice: Choice | undefined;
  error: unknown;
  send: (event: CvDataEvent) => void;
}

/** The active tab as a form, with what must be said about it and the save bar. */
export function CvEditor(props: Props) {
  const { draft, tab, onTab, wanted, onWant, panel, status, choice, error, send } = props;
  const t = useT();
  const shell = useShell();
  const form = useRef<HTMLDivElement>(null);
  const errors = validateAll(draft);
  const { shown, onBlur, showAll } = useShownErrors(errors, draft);
  useEffect(() => {
    if (wanted !== undefined && form.current !== null) focusField(form.current, wanted.path);
  }, [wanted]);

  /** Shows what is missing and goes to the first of it. True when nothing is. */
  const isComplete = (content = draft) => {
    const first = Object.keys(validateAll(content))[0];
    if (first === undefined) return true;
    showAll();
    onTab(tabOf(first));
    onWant({ path: first });
    return false;
  };
  const cancel = () => {
    if (!status.dirty || shell.dialogs.confirm(t('discardQuestion'))) send({ type: 'cancel' });
  };
  return (
    <>
      {status.restored && (
        <div className={styles.note}>
          <Note tone="info">
            {t('restored')}{' '}
            <Button variant="text" size="s" onClick={() => send({ type: 'discard' })}>
              {t('discard')}
            </Button>
          </Note>
        </div>
      )}
      <div ref={form} onBlur={onBlur} inert={status.saving || status.saved}>
        {panel(
          <TabForm
            tab={tab}
            draft={draft}
            errors={shown}
            folds
            wanted={wanted}
            onChange={(part) => send({ type: 'change', part })}
          />,
        )}
      </div>
      {error !== undefined && (
        <div className={styles.failure}>
          <Note tone="error">{failureText(error, 'save', t)}</Note>
        </div>
      )}
      {choice !== undefined && (
        <ConflictNote
          choice={choice}
          onKeepMine={() => {
            send({ type: 'keepMine' });
            isComplete(choice.merged);
          }}
          onLoadTheirs={() => send({ type: 'loadTheirs' })}
        />
      )}
      <SaveBar
        {...status}
        onCancel={cancel}
        onSave={() => isComplete() && send({ type: 'save' })}
      />
    </>
  );
}
