import { PICTURE_EXTENSIONS } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { cx, Icon } from '@sastre/shared-ui';
import { useId, useState, type ChangeEvent, type DragEvent, type Ref } from 'react';
import { hasFiles } from './picture-file.rules.ts';
import styles from './pictures.module.css';

interface Props {
  /** As many pictures as can be kept. */
  full: boolean;
  input: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** Where pictures are dropped, or chosen by a click or a key. */
export function DropZone({ full, input, onFiles }: Props) {
  const t = useT();
  const hint = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    if (!full && files && files.length > 0) onFiles([...files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file can be chosen again after a failure.
    target.value = '';
  };
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = full ? 'none' : 'copy';
    setOver(!full);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={cx(styles.zone, over && styles.over, full && styles.full)}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={drop}
    >
      <Icon name="upload" size={24} />
      <span className={styles.zoneTitle}>{t('pictures.upload')}</span>
      <span>{t('pictures.drop')}</span>
      <input
        ref={input}
        className={styles.file}
        type="file"
        multiple
        accept={PICTURE_EXTENSIONS.join(',')}
        aria-describedby={hint}
        disabled={full}
        onChange={choose}
      />
      <span id={hint} className={styles.hint}>
        {full ? (
          t('pictures.failed.limitReached')
        ) : (
          <>
            <span>{t('pictures.types')}</span> <span>{t('pictures.hint')}</span>
          </>
        )}
      </span>
    </label>
  );
}
