import { PICTURE_EXTENSIONS } from '@sastre/shared-contracts/api';
import { messageOf, useShell, useT, type Translate } from '@sastre/shared-contracts/shell';
import { Button, Card, Loading, Note, ProgressBar } from '@sastre/shared-ui';
import { useMachine } from '@xstate/react';
import { useId, useMemo, type ChangeEvent } from 'react';
import { fromPromise } from 'xstate';
import { Picture } from './picture.view.tsx';
import {
  listPictures,
  removePicture,
  uploadFailureKey,
  uploadPicture,
} from './pictures.effects.ts';
import { picturesMachine, type PictureTask, type UploadInput } from './pictures.machine.ts';
import styles from './pictures.module.css';

/** Upload, what was uploaded, delete. */
export function PicturesView() {
  const t = useT();
  const shell = useShell();
  const hint = useId();
  const machine = useMemo(
    () =>
      picturesMachine.provide({
        actors: {
          load: fromPromise(() => listPictures(shell)),
          upload: fromPromise(({ input }: { input: UploadInput }) => uploadPicture(shell, input)),
          remove: fromPromise(({ input }: { input: { id: string } }) =>
            removePicture(shell, input.id),
          ),
        },
        actions: { changed: () => shell.events.emit('pictures.changed', {}) },
      }),
    [shell],
  );
  const [state, send] = useMachine(machine);
  const { ids, failed, progress } = state.context;
  if (state.hasTag('loading')) return <Loading text={t('pictures.loading')} />;
  const uploading = state.hasTag('uploading');
  const busy = uploading || state.hasTag('removing');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) send({ type: 'upload', file });
    // The same file can be chosen again after a failure.
    target.value = '';
  };
  return (
    <Card>
      <div className={styles['stack']}>
        {failed && <Note tone="error">{failureText(failed, t)}</Note>}
        {state.hasTag('unavailable') ? (
          <div>
            <Button onClick={() => send({ type: 'retry' })}>{t('retry')}</Button>
          </div>
        ) : (
          <label className={styles['upload']}>
            <span className={styles['uploadLabel']}>{t('pictures.upload')}</span>
            <input
              type="file"
              accept={PICTURE_EXTENSIONS.join(',')}
              aria-describedby={hint}
              disabled={busy}
              onChange={choose}
            />
            <span id={hint} className={styles['hint']}>
              {t('pictures.hint')}
            </span>
          </label>
        )}
        {uploading && <ProgressBar value={progress * 100} label={t('pictures.uploading')} />}
        {ids.length > 0 && (
          <ul
            className={styles['pictures']}
            aria-label={t('pictures.yours', { count: ids.length })}
          >
            {ids.map((id, index) => {
              const name = t('pictures.name', { number: index + 1 });
              return (
                <li key={id} className={styles['picture']}>
                  <Picture id={id} name={name} />
                  <Button
                    variant="text"
                    size="s"
                    busy={busy}
                    onClick={() => send({ type: 'remove', id })}
                    aria-label={t('pictures.deleteNamed', { name })}
                  >
                    {t('pictures.delete')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
}

function failureText({ task, error }: { task: PictureTask; error: unknown }, t: Translate): string {
  if (task === 'load') return t('pictures.failed.load');
  const key = task === 'upload' ? uploadFailureKey(error) : undefined;
  return key ? t(`pictures.failed.${key}`) : messageOf(error, t(`pictures.failed.${task}`));
}
