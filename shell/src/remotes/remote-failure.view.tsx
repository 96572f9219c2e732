import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Note, PageHead } from '@sastre/shared-ui';
import { ContractError } from './load-remote.ts';
import styles from './remote.module.css';

/** Shown instead of a remote; the rest of the site goes on. Its texts are the shell's. */
export function RemoteFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  return (
    <Card className={styles.failure}>
      <PageHead title={t('remote.failed')} />
      <Note tone="error">
        {t(error instanceof ContractError ? 'remote.contract' : 'remote.help')}
      </Note>
      <Button variant="outline" onClick={onRetry}>
        {t('remote.retry')}
      </Button>
    </Card>
  );
}
