import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import styles from './tailor.module.css';

interface Props {
  company: string;
  onTake: () => void;
}

/** The company that the job description names, for who has not typed one; it is only taken when they say so. */
export function CompanyFound({ company, onTake }: Props) {
  const t = useT();
  return (
    <p className={styles.found} role="status">
      {t('companyFound.is', { company })}{' '}
      <Button variant="text" size="s" onClick={onTake}>
        {t('companyFound.take')}
      </Button>
    </p>
  );
}
