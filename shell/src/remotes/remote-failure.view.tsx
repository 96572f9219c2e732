import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Note, PageHead } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';
import { blameOf, type Blame, type Reach } from './blame.ts';
import styles from './remote.module.css';

const HELP = {
  contract: 'remote.contract',
  line: 'remote.help',
  ours: 'remote.fault',
  offline: 'remote.offline',
} as const;

/** Shown instead of a remote; the rest of the site goes on. Its texts are the shell's; whose fault it is may be known later. */
export function RemoteFailure(props: { blame: Blame | undefined; onRetry: () => void }) {
  const { blame, onRetry } = props;
  const t = useT();
  return (
    <Card className={styles.failure}>
      <PageHead title={t('remote.failed')} />
      {blame && <Note tone="error">{t(HELP[reasonOf(blame)])}</Note>}
      <Button variant="outline" onClick={onRetry}>
        {t('remote.retry')}
      </Button>
    </Card>
  );
}

function reasonOf(blame: Blame): keyof typeof HELP {
  return blame === 'line' && !window.navigator.onLine ? 'offline' : blame;
}

/** The same for what was thrown. */
export function ThrownFailure(props: { error: unknown; reach: Reach; onRetry: () => void }) {
  const { error, reach, onRetry } = props;
  const [blame, setBlame] = useState<Blame>();
  useEffect(() => {
    let wanted = true;
    void Promise.resolve(blameOf(error, reach)).then((known) => wanted && setBlame(known));
    return () => {
      wanted = false;
    };
  }, [error, reach]);
  return <RemoteFailure blame={blame} onRetry={onRetry} />;
}
