import { useT } from '@sastre/shared-contracts/shell';
import { NameForm } from '@sastre/shared-ui';
import styles from './trash.module.css';

interface Props {
  busy: boolean;
  onSend: (companyName: string) => void;
  onCancel: () => void;
}

/** There is another main CV: the deleted one comes back as a copy, for the company that is named here. */
export function CopyForm({ busy, onSend, onCancel }: Props) {
  const t = useT();
  return (
    <NameForm
      className={styles.copy}
      label={t('trash.company')}
      maxLength={300}
      texts={{
        send: t('trash.asCopy'),
        cancel: t('cancel'),
        blank: t('trash.enterCompany'),
      }}
      busy={busy}
      before={<p>{t('trash.mainExists')}</p>}
      onSend={(company) => onSend(company.trim())}
      onCancel={onCancel}
    />
  );
}
