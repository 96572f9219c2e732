import { DashboardLink } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import {
  Card,
  EmptyState,
  Icon,
  Loading,
  Note,
  PAGE_TITLE_ID,
  PageHead,
  RetryNote,
  Skeleton,
} from '@sastre/shared-ui';
import { useRef } from 'react';
import { TrashRow } from '../features/trash/trash-row.view.tsx';
import styles from '../features/trash/trash.module.css';
import { useTrash } from '../features/trash/use-trash.ts';

/** /recently-deleted: CVs and pictures that can be brought back. */
export function RecentlyDeletedPage() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, send] = useTrash(() => {
    // What was pressed goes with its row; the last row takes the heading along.
    const isLast = state.context.items.length < 2;
    (isLast ? document.getElementById(PAGE_TITLE_ID) : heading.current)?.focus();
  });
  const { items, work, asked, failure } = state.context;
  const isGone = failure?.reason === 'gone';
  return (
    <>
      <PageHead
        title={t('trash.title')}
        subtitle={t('trash.text')}
        back={<DashboardLink icon={<Icon name="left" />} />}
      />
      {state.hasTag('loading') && (
        <Loading text={t('trash.loading')}>
          <Card className={styles.skeleton}>
            <Skeleton lines={2} />
            <Skeleton lines={2} />
          </Card>
        </Loading>
      )}
      {state.hasTag('failed') && (
        <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
          {t('trash.failed.load')}
        </RetryNote>
      )}
      {isGone && (
        <div className={styles.note}>
          <Note tone="error">{t('trash.failed.gone')}</Note>
        </div>
      )}
      {state.hasTag('ready') && items.length === 0 && (
        <EmptyState title={t('trash.empty')} help={t('trash.emptyHelp')} />
      )}
      {state.hasTag('ready') && items.length > 0 && (
        <>
          <h2 ref={heading} className={styles.count} tabIndex={-1}>
            {t('trash.count', { number: items.length })}
          </h2>
          <Card padded={false}>
            <ul className={styles.list} aria-label={t('trash.title')}>
              {items.map((item) => (
                <TrashRow
                  key={item.id}
                  item={item}
                  doing={work?.item.id === item.id ? work.doing : undefined}
                  locked={state.hasTag('working')}
                  asked={asked === item.id}
                  failure={failure?.id === item.id ? failure : undefined}
                  onWork={(next) => send({ type: 'work', work: next })}
                  onCancel={() => send({ type: 'cancel' })}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
    </>
  );
}
