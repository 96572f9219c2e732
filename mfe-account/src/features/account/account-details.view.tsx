import { useT, type ShellUser } from '@sastre/shared-contracts/shell';
import styles from './account.module.css';

/** Name and email as the identity provider knows them. */
export function AccountDetails({ user }: { user: ShellUser }) {
  const t = useT();
  const rows = [
    { label: t('name'), value: user.name },
    { label: t('email'), value: user.email },
  ];
  return (
    <dl className={styles.details}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value?.trim() || t('notAvailable')}</dd>
        </div>
      ))}
    </dl>
  );
}
