import type { Tailored } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { Dialog, Loading, Note, RetryNote, SheetHead, Skeleton } from '@sastre/shared-ui';
import { useEffect, useId } from 'react';
import styles from './history.module.css';
import { useHistory } from './use-history.ts';
import { VersionList } from './version-list.view.tsx';
import { VersionView } from './version.view.tsx';

interface Props {
  /** Id of the CV. */
  id: string;
  /** What the form says now, which a version is compared with. */
  draft: CvDraft;
  /** How the form is laid out. */
  design: Tailored;
  /** Something of it is not saved. */
  dirty: boolean;
  onRestored: (loaded: VersionedCv) => void;
  /** What a version says is put into the form. */
  onWords: (words: CvDraft) => void;
  onClose: () => void;
}

/** The versions of a CV at the side of its form: to look at, to compare, and to go back to. */
export function HistorySheet(props: Props) {
  const { id, draft, design, dirty, onRestored, onWords, onClose } = props;
  const t = useT();
  const title = useId();
  const [state, send] = useHistory(id, onRestored);
  const { versions, chosen, shown, failure } = state.context;
  useEffect(() => {
    if (state.status === 'done') onClose();
  }, [state.status, onClose]);
  return (
    <Dialog place="side" labelledBy={title} onClose={onClose}>
      <div className={styles.sheet}>
        <SheetHead
          id={title}
          title={t('history.title')}
          close={t('history.close')}
          onClose={onClose}
        />
        {failure !== undefined && <Note tone="error">{t(`history.failed.${failure}`)}</Note>}
        {state.hasTag('loading') && (
          <Loading text={t('history.loading')}>
            <Skeleton lines={2} />
            <Skeleton lines={2} />
          </Loading>
        )}
        {state.hasTag('failed') && (
          <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
            {t('history.failed.load')}
          </RetryNote>
        )}
        {state.hasTag('list') && (
          <VersionList
            versions={versions}
            reading={state.matches('reading') ? chosen : undefined}
            chosen={chosen}
            onChoose={(version) => send({ type: 'choose', version })}
          />
        )}
        {state.hasTag('version') && chosen !== undefined && shown !== undefined && (
          <VersionView
            version={chosen}
            cv={shown}
            isPresent={chosen === versions[0]}
            draft={draft}
            design={design}
            dirty={dirty}
            restoring={state.hasTag('restoring')}
            onBack={() => send({ type: 'back' })}
            onRestore={() => send({ type: 'restore' })}
            onWords={(words) => {
              onWords(words);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
