import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Icon } from '@sastre/shared-ui';
import { useId } from 'react';
import { AccountDetails } from './account-details.view.tsx';
import styles from './account.module.css';

/** Who is signed in, their name and password, and the way out. */
export function AccountCard({ disabled }: { disabled: boolean }) {
  const t = useT();
  const { auth, nav } = useShell();
  const hint = useId();
  // One page of the provider has both.
  const openProvider = () => {
    const tab = nav.openTab();
    const url = auth.accountSecurityUrl();
    if (tab.opened) tab.show(url);
    else nav.leaveTo(url);
  };
  return (
    <Card as="section" aria-label={t('details')} padded={false}>
      <AccountDetails user={auth.user} />
      <div className={styles.actions}>
        <Button variant="outline" disabled={disabled} onClick={openProvider}>
          {t('changeName')}
          <Icon name="external" size={14} />
        </Button>
        <Button
          variant="outline"
          disabled={disabled}
          aria-describedby={hint}
          onClick={openProvider}
        >
          {t('changePassword')}
          <Icon name="external" size={14} />
        </Button>
        <Button variant="outline" disabled={disabled} onClick={() => void auth.logout()}>
          {t('logout')}
        </Button>
        <p id={hint} className={styles.hint}>
          {t('twoStep')}
        </p>
      </div>
    </Card>
  );
}
