import { useT } from '@sastre/shared-contracts/shell';
import { FileDrop } from '@sastre/shared-cv-form';
import { Card, Icon } from '@sastre/shared-ui';
import type { Job, Refused } from '../importing/importing.types.ts';
import { FILE_EXTENSIONS } from '@sastre/shared-cv-reader';
import styles from './choosing.module.css';
import { PasteBox } from './paste-box.view.tsx';
import { Refusal } from './refusal.view.tsx';

interface Props {
  /** What became of the last file, when it was not read. */
  refused: Refused | undefined;
  /** What was tried last. */
  job: Job | undefined;
  onRead: (job: Job) => void;
  /** Somebody points at where a file is chosen, or goes there by keys. */
  onNear?: () => void;
}

/** A file or a text to read. */
export function Choosing({ refused, job, onRead, onNear }: Props) {
  const t = useT();
  return (
    <Card>
      <div className={styles.stack} onPointerEnter={onNear} onDragEnter={onNear} onFocus={onNear}>
        {refused !== undefined && <Refusal refused={refused} />}
        <FileDrop
          title={t('choose.file')}
          drop={t('choose.drop')}
          hint={
            <>
              <span>{t('choose.kinds')}</span> <span>{t('choose.limits')}</span>
            </>
          }
          extensions={FILE_EXTENSIONS}
          onFiles={([file]) => onRead({ type: 'file', file })}
        />
        <p className={styles.private}>
          <Icon name="info" />
          {t('choose.private')}
        </p>
        <PasteBox
          first={job?.type === 'text' ? job.text : ''}
          onText={(text) => onRead({ type: 'text', text })}
        />
      </div>
    </Card>
  );
}
