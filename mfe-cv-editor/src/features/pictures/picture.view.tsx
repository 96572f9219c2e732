import { useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import styles from './pictures.module.css';
import { usePictureUrl, type ReadPicture } from './use-picture-url.ts';

interface Props {
  id: string;
  name: string;
  /** Reads one that is deleted, for instance. */
  read?: ReadPicture;
}

/** One stored picture; a placeholder while there is none to show. */
export function Picture({ id, name, read }: Props) {
  const t = useT();
  const { url, broken, onBroken } = usePictureUrl(id, read);
  if (url !== undefined) {
    return <img className={styles.image} src={url} alt={name} onError={onBroken} />;
  }
  const label = broken ? t('pictures.broken', { name }) : name;
  return (
    <span className={styles.placeholder} role="img" aria-label={label}>
      <Icon name="picture" size={32} />
    </span>
  );
}
