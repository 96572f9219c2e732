import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, buttonClass, Card, PageHead } from '@sastre/shared-ui';
import { AccountDetails } from '../features/account/account-details.view.tsx';
import styles from '../features/account/account.module.css';

/** /my-account: who is signed in, and the way out. */
export function MyAccountPage() {
  const t = useT();
  const { auth, nav } = useShell();
  return (
    <div className={styles['narrow']}>
      <PageHead title={t('title')} />
      <Card>
        <AccountDetails user={auth.user} />
        <div className={styles['actions']}>
          <Button variant="outline" onClick={() => nav.openTab().show(auth.accountSecurityUrl())}>
            {t('changePassword')}
          </Button>
          <Button variant="outline" onClick={() => void auth.logout()}>
            {t('logout')}
          </Button>
          <Link to={paths.dashboard()} className={buttonClass('text')}>
            {t('backToDashboard')}
          </Link>
        </div>
      </Card>
    </div>
  );
}
