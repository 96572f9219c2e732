import { parseCvDataQuery, paths } from '@sastre/shared-contracts/routes';
import { Link, useQuery, useShell, useT } from '@sastre/shared-contracts/shell';
import {
  Button,
  buttonClass,
  EmptyState,
  Icon,
  Loading,
  Note,
  PageHead,
  TabPanel,
  Tabs,
} from '@sastre/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { CvEditor } from '../features/cv-data/cv-editor.view.tsx';
import { isDirty } from '../features/cv-data/cv-data.machine.ts';
import styles from '../features/cv-data/cv-data.module.css';
import { TabView } from '../features/cv-data/tab-content.view.tsx';
import { tabsOf, tabToShow } from '../features/cv-data/tabs.rules.ts';
import { useCvData } from '../features/cv-data/use-cv-data.ts';
import { failureText } from '../features/cv-store/failure-text.ts';

type Query = ReturnType<typeof parseCvDataQuery>;

/** /cv-data: a CV to read and to edit. Keyed by CV and mode, so that another query starts anew. */
export function CvDataPage() {
  const query = parseCvDataQuery(useQuery());
  return <CvData key={`${query.cvId ?? 'main'} ${query.edit}`} query={query} />;
}

function CvData({ query }: { query: Query }) {
  const t = useT();
  const [wanted, setWanted] = useState(query.tab);
  useEffect(() => setWanted(query.tab), [query.tab]);
  const [state, send] = useCvData({ cvId: query.cvId, edit: query.edit });
  const { draft, error, restored, conflict } = state.context;

  if (state.hasTag('failed')) {
    return (
      <Frame query={query}>
        <Note tone="error">
          {t('loadError', { error: failureText(error, 'fetch', t) })}{' '}
          <Button variant="text" size="s" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </Button>
        </Note>
      </Frame>
    );
  }
  if (state.hasTag('empty')) {
    return (
      <Frame query={query}>
        <EmptyState
          title={t('noData')}
          action={
            <Link to={paths.onboarding()} className={buttonClass('filled')}>
              {t('inputData')}
            </Link>
          }
        />
      </Frame>
    );
  }
  if (draft === undefined) return <Loading text={t('loading')} />;

  const tab = tabToShow(wanted, draft);
  const panel = (content: ReactNode) => (
    <>
      <Tabs
        label={t('tabs')}
        tabs={tabsOf(draft).map((id) => ({ id, label: t(`tab.${id}`) }))}
        active={tab}
        onChange={setWanted}
      />
      <div className={styles['panel']}>
        <TabPanel tab={tab}>{content}</TabPanel>
      </div>
    </>
  );
  if (!state.hasTag('form')) {
    const edit = (
      <Button variant="filled" onClick={() => send({ type: 'edit' })}>
        <Icon name="edit" />
        {t('edit')}
      </Button>
    );
    return (
      <Frame query={query} actions={edit}>
        {panel(<TabView tab={tab} draft={draft} />)}
      </Frame>
    );
  }
  const status = {
    dirty: isDirty(state.context),
    saving: state.hasTag('saving'),
    saved: state.hasTag('saved'),
    restored,
    conflict: conflict !== undefined,
  };
  return (
    <Frame query={query}>
      <CvEditor {...{ draft, tab, panel, status, error, send }} onTab={setWanted} />
    </Frame>
  );
}

/** Title, way back, and whose CV it is. */
function Frame(props: { query: Query; actions?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { name, email } = useShell().auth.user;
  const tailored = props.query.cvId !== undefined;
  const person = name || email || t('user');
  return (
    <>
      <PageHead
        title={tailored ? t('tailoredTitle') : t('title')}
        subtitle={tailored ? undefined : t('welcome', { name: person })}
        actions={props.actions}
        back={
          <Link to={paths.dashboard()}>
            <Icon name="left" />
            {t('backToDashboard')}
          </Link>
        }
      />
      {tailored && <Note tone="info">{t('tailoredNote')}</Note>}
      {props.children}
    </>
  );
}
