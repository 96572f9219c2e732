import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon, Tag } from '@sastre/shared-ui';
import { Picture } from './picture.view.tsx';
import styles from './pictures.module.css';

interface Props {
  id: string;
  name: string;
  /** The CV shows it. */
  shown: boolean;
  /** Name of the radio buttons. */
  group: string;
  /** Absent: nothing can be chosen. */
  onChoose: (() => void) | undefined;
  removing: boolean;
  sharing: boolean;
  /** Absent: there is no room for what would come out, or nothing can be chosen. */
  onCrop: (() => void) | undefined;
  onShare: () => void;
  onRemove: () => void;
}

/** One picture: its choice or mark, share link and delete. */
export function PictureCard(props: Props) {
  const { id, name, shown, group, onChoose, removing, sharing, onCrop, onShare, onRemove } = props;
  const t = useT();
  return (
    <li className={cx(styles.picture, shown && styles.shown)}>
      {onChoose ? (
        <label className={styles.choice}>
          <Picture id={id} name={name} />
          <span className={styles.name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={shown}
              onChange={onChoose}
            />
            {name}
          </span>
        </label>
      ) : (
        <>
          <Picture id={id} name={name} />
          <p className={styles.name}>
            {name}
            {shown && <Tag tone="primary">{t('pictures.choice')}</Tag>}
          </p>
        </>
      )}
      <div className={styles.actions}>
        {onCrop && (
          <Button
            variant="text"
            size="s"
            onClick={onCrop}
            aria-label={t('pictures.crop.openNamed', { name })}
          >
            <Icon name="edit" />
            {t('pictures.crop.open')}
          </Button>
        )}
        <Button
          variant="text"
          size="s"
          busy={sharing}
          onClick={onShare}
          aria-label={t('pictures.shareNamed', { name })}
        >
          {!sharing && <Icon name="link" />}
          {t('pictures.share')}
        </Button>
        <Button
          variant="text"
          size="s"
          className={styles.delete}
          busy={removing}
          onClick={onRemove}
          aria-label={t('pictures.deleteNamed', { name })}
        >
          {!removing && <Icon name="trash" />}
          {t('pictures.delete')}
        </Button>
      </div>
    </li>
  );
}
