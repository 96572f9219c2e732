import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Card, Loading, Note } from '@sastre/shared-ui';
import { useId } from 'react';
import styles from '../account/account.module.css';
import { SessionRow } from './session-row.view.tsx';
import { useSessions } from './use-sessions.ts';

/** Where the user is signed in, with the ways to end it. */
export function SessionsSection() {
  const t = useT();
  const heading = useId();
  const [state, send] = useSessions();
  const { sessions, elsewhere, ending, failed } = state.context;
  const busy = state.hasTag('ending');
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.sectionTitle}>
        {t('sessions.heading')}
      </h2>
      <Card padded={false}>
        {state.hasTag('loading') && (
          <div className={styles.row}>
            <Loading text={t('sessions.loading')} />
          </div>
        )}
        {state.hasTag('notLoaded') && (
          <div className={styles.row}>
            <div className={styles.what}>
              <Note tone="error">{t('sessions.notLoaded')}</Note>
            </div>
            <Button variant="outline" onClick={() => send({ type: 'retry' })}>
              {t('sessions.retry')}
            </Button>
          </div>
        )}
        {elsewhere && <SessionsElsewhere />}
        {failed && (
          <div className={styles.row}>
            <Note tone="error">{t('sessions.failed')}</Note>
          </div>
        )}
        {sessions.length > 0 && (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy && ending !== 'others' && ending?.id === session.id}
                disabled={busy}
                onEnd={() => send({ type: 'end', what: { id: session.id } })}
              />
            ))}
          </ul>
        )}
        {hasOthers && (
          <div className={styles.actions}>
            <Button
              variant="outline"
              busy={ending === 'others'}
              disabled={busy}
              onClick={() => send({ type: 'end', what: 'others' })}
            >
              {t('sessions.endOthers')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

/** With an identity provider of its own the list is there. */
function SessionsElsewhere() {
  const t = useT();
  const { auth, nav } = useShell();
  const open = () => {
    const tab = nav.openTab();
    const url = auth.accountSecurityUrl();
    if (tab.opened) tab.show(url);
    else nav.leaveTo(url);
  };
  return (
    <div className={styles.row}>
      <p className={styles.what}>{t('sessions.elsewhere')}</p>
      <Button variant="outline" onClick={open}>
        {t('sessions.open')}
      </Button>
    </div>
  );
}
