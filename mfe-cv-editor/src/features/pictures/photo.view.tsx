import { useT } from '@sastre/shared-contracts/shell';
import styles from './pictures.module.css';
import { usePictureUrl } from './use-picture-url.ts';

/** The picture that a CV shows; nothing where there is none, also where it is not there any more. */
export function Photo({ id }: { id: string }) {
  const t = useT();
  const { url, broken, onBroken } = usePictureUrl(id);
  if (broken) return null;
  if (url === undefined) return <span className={styles.photo} />;
  return <img className={styles.photo} src={url} alt={t('pictures.choice')} onError={onBroken} />;
}
