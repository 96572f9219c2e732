import { useT } from '@sastre/shared-contracts/shell';
import { cx, Icon } from '@sastre/shared-ui';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { FILE_EXTENSIONS } from '../reading/file.rules.ts';
import styles from './choosing.module.css';

/** Where a file is dropped, or chosen by a click or a key. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const t = useT();
  const hint = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file can be chosen again after a failure.
    target.value = '';
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={cx(styles.zone, over && styles.over)}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <span className={styles.zoneTitle}>{t('choose.file')}</span>
      <span>{t('choose.drop')}</span>
      <input
        className={styles.file}
        type="file"
        accept={FILE_EXTENSIONS.join(',')}
        aria-describedby={hint}
        onChange={choose}
      />
      <span id={hint} className={styles.hint}>
        <span>{t('choose.kinds')}</span> <span>{t('choose.limits')}</span>
      </span>
    </label>
  );
}
