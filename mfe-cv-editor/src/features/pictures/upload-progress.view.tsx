import { useT } from '@sastre/shared-contracts/shell';
import { ProgressBar } from '@sastre/shared-ui';
import { usePictures } from './pictures.context.tsx';
import styles from './pictures.module.css';

/** Which file is under way and how far it has come. */
export function UploadProgress() {
  const t = useT();
  const { queue, total, progress } = usePictures().state.context;
  const name = queue[0]?.name;
  if (name === undefined) return null;
  const number = total - queue.length + 1;
  const text =
    total === 1
      ? t('pictures.uploading', { name })
      : t('pictures.uploadingOf', { name, number, total });
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <ProgressBar value={progress * 100} label={t('pictures.progress')} />
    </div>
  );
}
