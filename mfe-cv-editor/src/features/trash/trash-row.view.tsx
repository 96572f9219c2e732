import type { TrashItem } from '@sastre/shared-contracts/api';
import { formatDay, useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, Note } from '@sastre/shared-ui';
import { Picture } from '../pictures/picture.view.tsx';
import { CopyForm } from './copy-form.view.tsx';
import { deletedPictureUrl } from './trash.effects.ts';
import type { TrashFailure, Work } from './trash.machine.ts';
import styles from './trash.module.css';
import { lineOfItem, nameOfItem } from './trash.rules.ts';

interface Props {
  item: TrashItem;
  /** What is done with it this moment. */
  doing: Work['doing'] | undefined;
  /** Something is done with one of them. */
  locked: boolean;
  /** It cannot come back as the main CV: for whom is it a copy? */
  asked: boolean;
  failure: TrashFailure | undefined;
  onWork: (work: Work) => void;
  onCancel: () => void;
}

/** One deleted thing: what it is, how long it can be brought back, and both ways. */
export function TrashRow(props: Props) {
  const { item, doing, locked, asked, failure, onWork, onCancel } = props;
  const t = useT();
  const locale = useLocale();
  const { clock, dialogs } = useShell();
  const name = nameOfItem(item, t);
  const date = formatDay(item.deletedAt, locale);
  const drop = () => {
    if (dialogs.confirm(t('trash.dropQuestion', { name }))) onWork({ item, doing: 'drop' });
  };
  return (
    <li className={styles.row}>
      {item.kind === 'picture' && (
        <div className={styles.picture}>
          <Picture id={item.id} name={name} read={deletedPictureUrl} />
        </div>
      )}
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>{lineOfItem(item, date, clock.now(), t)}</p>
      </div>
      {!asked && (
        <div className={styles.buttons}>
          <Button
            variant="text"
            size="s"
            className={styles.drop}
            busy={doing === 'drop'}
            disabled={locked && doing === undefined}
            aria-label={t('trash.dropNamed', { name })}
            onClick={drop}
          >
            {t('trash.drop')}
          </Button>
          <Button
            variant="outline"
            size="s"
            busy={doing === 'bringBack'}
            disabled={locked && doing === undefined}
            aria-label={t('trash.bringBackNamed', { name })}
            onClick={() => onWork({ item, doing: 'bringBack' })}
          >
            {doing !== 'bringBack' && <Icon name="undo" />}
            {t('trash.bringBack')}
          </Button>
        </div>
      )}
      {asked && (
        <CopyForm
          busy={doing === 'bringBack'}
          onSend={(companyName) => onWork({ item, doing: 'bringBack', companyName })}
          onCancel={onCancel}
        />
      )}
      {failure !== undefined && (
        <div className={styles.failure}>
          <Note tone="error">{t(`trash.failed.${failure.reason}`)}</Note>
        </div>
      )}
    </li>
  );
}
