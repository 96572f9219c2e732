import { LIMITS } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useT, type Translate } from '@sastre/shared-contracts/shell';
import { Button, Card, Loading, Note, Skeleton } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import { PictureDrop } from './picture-drop.view.tsx';
import { PictureGrid } from './picture-grid.view.tsx';
import { usePictures } from './pictures.context.tsx';
import { uploadFailureKey } from './pictures.effects.ts';
import type { PictureFailure } from './pictures.machine.ts';
import styles from './pictures.module.css';
import { UploadProgress } from './upload-progress.view.tsx';

/** Upload, what was uploaded, share, delete, and which one the CV shows. */
export function PicturesView() {
  const t = useT();
  const { state, send, take, crop, template, onChoose } = usePictures();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => send({ type: 'open' }), [send]);
  const { ids, failures, done } = state.context;
  const count = useRef(ids.length);
  useEffect(() => {
    // The button that was pressed went with the last picture.
    if (ids.length === 0 && count.current > 0) input.current?.focus();
    count.current = ids.length;
  }, [ids.length]);

  const { cropping } = crop;
  const notes = failures.length > 0 && (
    <Note tone="error">
      {failures.map((failure, index) => (
        <p key={index}>{failureText(failure, t)}</p>
      ))}
    </Note>
  );
  if (state.hasTag('unavailable')) {
    return (
      <Card>
        <div className={styles.stack}>
          {notes}
          <div>
            <Button onClick={() => send({ type: 'retry' })}>{t('retry')}</Button>
          </div>
        </div>
      </Card>
    );
  }
  const page = (
    <div className={styles.stack}>
      <Card>
        <div className={styles.stack}>
          <PictureDrop full={ids.length >= LIMITS.pictures} input={input} onFiles={take} />
          <UploadProgress />
          <p className={styles.said} role="status">
            {cropping?.type === 'opening'
              ? t('pictures.crop.opening', { name: cropping.name })
              : done && t(`pictures.done.${done.task}`, { name: t('pictures.name', done) })}
          </p>
          {cropping?.type === 'failed' && (
            <Note tone="error">{t('pictures.broken', { name: cropping.name })}</Note>
          )}
          {notes}
          {ids.length === 0 && (
            <div>
              <p className={styles.emptyTitle}>{t('pictures.empty')}</p>
              <p className={styles.quiet}>{t('pictures.emptyHelp')}</p>
            </div>
          )}
          <p className={styles.quiet}>
            {onChoose ? t('pictures.atOnceEditing') : t('pictures.atOnce')}
          </p>
        </div>
      </Card>
      {ids.length > 0 && <PictureGrid />}
      <p className={styles.quiet}>
        <Link to={paths.recentlyDeleted()}>{t('trash.title')}</Link>
      </p>
      {cropping?.type === 'open' && (
        <cropping.Dialog
          picture={cropping.picture}
          before={cropping.crop}
          template={template}
          onWhole={cropping.id === undefined ? crop.takeWhole : undefined}
          onCut={crop.takeCut}
          onClose={crop.close}
        />
      )}
    </div>
  );
  if (!state.hasTag('loading')) return page;
  return (
    <div className={styles.waiting}>
      <Loading text={t('pictures.loading')}>
        <Card>
          <Skeleton shape="block" />
        </Card>
      </Loading>
      {/* Unseen, for its height: what stands below must not move away under a click. */}
      <div className={styles.unseen} inert>
        {page}
      </div>
    </div>
  );
}

function failureText({ task, error, file }: PictureFailure, t: Translate): string {
  if (task === 'load') return t('pictures.failed.load');
  const key = task === 'upload' ? uploadFailureKey(error) : undefined;
  const text = key ? t(`pictures.failed.${key}`) : messageOf(error, t(`pictures.failed.${task}`));
  return file === undefined ? text : t('pictures.failed.file', { file, text });
}
