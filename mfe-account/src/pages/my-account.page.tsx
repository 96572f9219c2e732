import { DashboardLink } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Card, Icon, PageHead } from '@sastre/shared-ui';
import { useId } from 'react';
import { AccountCard } from '../features/account/account-card.view.tsx';
import styles from '../features/account/account.module.css';
import { DeletionRow } from '../features/deletion/deletion.view.tsx';
import { useDeletion } from '../features/deletion/use-deletion.ts';
import { ExportOffer, ExportRow } from '../features/export/export-row.view.tsx';
import { KeptRow } from '../features/export/kept-row.view.tsx';
import { useExport } from '../features/export/use-export.ts';
import { SessionsSection } from '../features/sessions/sessions.view.tsx';

/** /my-account: who is signed in, what of theirs is here, and the ways out. */
export function MyAccountPage() {
  const t = useT();
  const [copy, sendCopy] = useExport();
  const [reset, sendReset] = useDeletion('reset');
  const [deletion, sendDeletion] = useDeletion('delete');
  const [yours, ways] = [useId(), useId()];
  const exporting = copy.hasTag('exporting');
  const isDeleting = reset.hasTag('working') || deletion.hasTag('working');
  const onExport = () => sendCopy({ type: 'export' });
  const rows = {
    reset: { state: reset, send: sendReset },
    delete: { state: deletion, send: sendDeletion },
  };
  return (
    <div className={styles.narrow}>
      <PageHead title={t('title')} back={<DashboardLink icon={<Icon name="left" />} />} />
      <AccountCard disabled={isDeleting} />
      <SessionsSection />
      <section className={styles.section} aria-labelledby={yours}>
        <h2 id={yours} className={styles.sectionTitle}>
          {t('export.heading')}
        </h2>
        <Card padded={false}>
          <ExportRow
            exporting={exporting}
            disabled={isDeleting}
            failure={copy.context.failure}
            onExport={onExport}
          />
          <KeptRow />
        </Card>
      </section>
      <section className={styles.section} aria-labelledby={ways}>
        <h2 id={ways} className={styles.sectionTitle}>
          {t('deletions')}
        </h2>
        <Card padded={false}>
          {(['reset', 'delete'] as const).map((kind) => {
            const { state, send } = rows[kind];
            const working = state.hasTag('working');
            const armed = state.hasTag('armed');
            return (
              <DeletionRow
                key={kind}
                kind={kind}
                armed={armed}
                // Nothing is deleted while it is being exported; what is armed keeps the focus.
                busy={working || (armed && exporting)}
                failed={state.context.failed}
                disabled={(exporting && !armed) || (isDeleting && !working)}
                onPress={() => send({ type: 'press' })}
                onCancel={() => send({ type: 'cancel' })}
                offer={
                  <ExportOffer exporting={exporting} disabled={isDeleting} onExport={onExport} />
                }
              />
            );
          })}
        </Card>
      </section>
    </div>
  );
}
