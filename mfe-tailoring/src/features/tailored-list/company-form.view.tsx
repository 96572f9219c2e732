import { useT } from '@sastre/shared-contracts/shell';
import { NameForm, Note } from '@sastre/shared-ui';
import styles from './tailored-list.module.css';

interface Props {
  companyName: string;
  saving: boolean;
  failed: boolean;
  /** The name that somebody else gave it meanwhile. */
  elsewhere: string | undefined;
  onSave: (companyName: string) => void;
  onCancel: () => void;
}

/** The company's name, in place of the row. */
export function CompanyForm(props: Props) {
  const { companyName, saving, failed, elsewhere, onSave, onCancel } = props;
  const t = useT();
  return (
    <NameForm
      className={styles.naming}
      label={t('list.company')}
      value={companyName}
      maxLength={300}
      texts={{
        send: t('list.save'),
        cancel: t('list.cancel'),
        blank: t('list.enterCompany'),
      }}
      busy={saving}
      after={
        <>
          {failed && <Note tone="error">{t('list.renameFailed')}</Note>}
          {elsewhere !== undefined && (
            <Note tone="error">{t('list.renamedElsewhere', { company: elsewhere })}</Note>
          )}
        </>
      }
      onSend={onSave}
      onCancel={onCancel}
    />
  );
}
