import { defaultTailored } from '@sastre/shared-contracts/api';
import { DashboardLink } from '@sastre/shared-contracts/page';
import { parseCvDataQuery, paths } from '@sastre/shared-contracts/routes';
import { Link, useQuery, useShell, useT, type SheetLayout } from '@sastre/shared-contracts/shell';
import { laidOut, layoutOver, type CvDraft } from '@sastre/shared-cv-form/rules';
import {
  Announcer,
  Button,
  buttonClass,
  ContentLanguage,
  EmptyState,
  Icon,
  Note,
  PageHead,
  RetryNote,
  Skeleton,
  TabPanel,
} from '@sastre/shared-ui';
import { memo, useCallback, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { CvEditor, type Wanted } from '../features/cv-data/cv-editor.view.tsx';
import styles from '../features/cv-data/cv-data.module.css';
import { CvSkeleton } from '../features/cv-data/cv-skeleton.view.tsx';
import { TabView } from '../features/cv-data/tab-content.view.tsx';
import { TabRow } from '../features/cv-data/tab-row.view.tsx';
import {
  placeOfTab,
  tabOfPath,
  tabsOf,
  tabToShow,
  type CvTab,
} from '../features/cv-data/tabs.rules.ts';
import { useCvData } from '../features/cv-data/use-cv-data.ts';
import { useEditFocus } from '../features/cv-data/use-edit-focus.ts';
import { useTab } from '../features/cv-data/use-tab.ts';
import { choiceOf, isDirty } from '../features/cv-store/editing.rules.ts';
import { cvLanguage, tabLanguage } from '../features/cv-store/cv-language.rules.ts';
import { failureText } from '../features/cv-store/failure-text.ts';
import { HistorySheet } from '../features/history/history-sheet.view.tsx';
import { storedTemplate } from '../features/pictures/picture-file.rules.ts';
import { PicturesProvider } from '../features/pictures/pictures.context.tsx';
import { Beside } from '../features/sheet/beside.view.tsx';
import { shownCv } from '../features/sheet/shown-cv.rules.ts';
import { useSame } from '../features/sheet/use-same.ts';

type Query = ReturnType<typeof parseCvDataQuery>;
type Machine = ReturnType<typeof useCvData>;

/** /cv-data: a CV to read and to edit. Keyed by CV and mode, so that another query starts anew. */
export function CvDataPage() {
  const query = parseCvDataQuery(useQuery());
  return <CvData key={`${query.cvId ?? 'main'} ${query.edit}`} query={query} />;
}

function CvData({ query }: { query: Query }) {
  const [state, send] = useCvData({ cvId: query.cvId, edit: query.edit });
  const choose = (pictureId: string) => send({ type: 'change', part: { pictureId } });
  return (
    <PicturesProvider
      pictureId={state.context.draft?.pictureId ?? ''}
      onChoose={state.hasTag('form') ? choose : undefined}
      template={storedTemplate(state.context.loaded)}
    >
      <ContentLanguage value={cvLanguage(state.context.loaded?.cv)}>
        <Screen {...{ query, state, send }} />
      </ContentLanguage>
    </PicturesProvider>
  );
}

function Screen({ query, state, send }: { query: Query; state: Machine[0]; send: Machine[1] }) {
  const t = useT();
  const [wanted, showTab] = useTab(query);
  const [history, setHistory] = useState(false);
  const openHistory = useCallback(() => setHistory(true), []);
  const closeHistory = useCallback(() => setHistory(false), []);
  const [picked, setPicked] = useState<Wanted>();
  const turnTo = useSame((next: CvTab) => {
    setPicked(undefined);
    showTab(next);
  });
  const { loaded, draft, error, restored } = state.context;
  const isForm = state.hasTag('form');
  useEditFocus(isForm ? 'form' : state.matches('viewing') ? 'read' : 'other');
  const shown = useMemo(
    () => (isForm && loaded && draft ? shownCv(loaded.cv, draft) : undefined),
    [isForm, loaded, draft],
  );
  const sheet = {
    cv: shown,
    editing: isForm || (state.hasTag('loading') && query.edit),
    shown: isForm ? (placeOfTab(wanted) ?? state.context.went?.path) : undefined,
    onPick: (path: string) => {
      showTab(tabOfPath(path));
      setPicked({ path });
    },
    onLayout: (change: SheetLayout) => {
      if (loaded === undefined) return;
      send({ type: 'change', part: { layout: layoutOver(loaded.cv, draft?.layout, change) } });
    },
  };

  if (state.hasTag('failed')) {
    return (
      <Frame query={query} sheet={sheet}>
        <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
          <span>{t('loadError', { error: failureText(error, 'fetch', t) })}</span>
        </RetryNote>
      </Frame>
    );
  }
  if (state.hasTag('empty')) {
    return (
      <Frame query={query} sheet={sheet}>
        <EmptyState
          title={t('noData')}
          help={t('emptyHelp.cv')}
          action={
            <>
              <Link to={paths.onboarding()} className={buttonClass('filled')}>
                {t('inputData')}
              </Link>
              <Link to={paths.import()} className={buttonClass('outline')}>
                {t('bringCv')}
              </Link>
            </>
          }
        />
      </Frame>
    );
  }
  if (draft === undefined) {
    return (
      <Frame
        query={query}
        sheet={sheet}
        actions={query.edit ? undefined : <Skeleton shape="button" />}
      >
        <CvSkeleton />
      </Frame>
    );
  }

  const tab = tabToShow(wanted, draft);
  const panel = (content: ReactNode, marked: ReadonlySet<CvTab> = NONE) => (
    <>
      <TabRow tabs={tabsOf(draft)} marked={[...marked]} active={tab} onChange={turnTo} />
      <TabPanel tab={tab}>
        <ContentLanguage value={tabLanguage(tab, loaded?.cv)}>{content}</ContentLanguage>
      </TabPanel>
    </>
  );
  if (!isForm) {
    const edit = (part?: Partial<CvDraft>) => {
      send({ type: 'edit' });
      if (part !== undefined) send({ type: 'change', part });
    };
    const actions = (
      <Button variant="filled" onClick={() => edit()}>
        <Icon name="edit" />
        {t('edit')}
      </Button>
    );
    return (
      <Frame query={query} sheet={sheet} actions={actions}>
        {panel(<TabView tab={tab} draft={draft} onEdit={edit} />)}
      </Frame>
    );
  }
  const { base, undo } = state.context;
  const status = {
    dirty: isDirty(state.context),
    saving: state.hasTag('saving'),
    saved: state.hasTag('saved'),
    waiting: state.hasTag('waiting'),
    trying: state.hasTag('trying'),
    canUndo: undo.past.length > 0,
    canRedo: undo.future.length > 0,
    restored,
  };
  return (
    <Frame query={query} sheet={sheet}>
      <Announcer>
        <CvEditor
          {...{ draft, base, tab, panel, status, send }}
          state={state.context}
          choice={choiceOf(state.context)}
          onTab={showTab}
          wanted={picked}
          onWant={setPicked}
          onHistory={openHistory}
        />
        {history && loaded !== undefined && (
          <HistorySheet
            id={loaded.cv._id}
            draft={draft}
            design={laidOut(loaded.cv.tailored ?? defaultTailored, draft.layout)}
            dirty={status.dirty}
            onRestored={(restored) => send({ type: 'restored', loaded: restored })}
            onWords={(words) => send({ type: 'change', part: words })}
            onClose={closeHistory}
          />
        )}
      </Announcer>
    </Frame>
  );
}

const NONE: ReadonlySet<CvTab> = new Set();

/** Title, way back, and whose CV it is; beside all of it the sheet, while there is a form. */
function Frame(props: {
  query: Query;
  sheet: Omit<ComponentProps<typeof Beside>, 'children'>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Beside {...props.sheet}>
      <Head tailored={props.query.cvId !== undefined} actions={props.actions} />
      {props.children}
    </Beside>
  );
}

/** Not drawn again for what is typed below. */
const Head = memo(function Head(props: { tailored: boolean; actions: ReactNode }) {
  const { tailored, actions } = props;
  const t = useT();
  const { name, email } = useShell().auth.user;
  const person = name || email || t('user');
  return (
    <>
      <PageHead
        title={tailored ? t('tailoredTitle') : t('title')}
        subtitle={tailored ? undefined : t('welcome', { name: person })}
        actions={actions}
        back={<DashboardLink icon={<Icon name="left" />} />}
      />
      {tailored && (
        <div className={styles.note}>
          <Note tone="info">{t('tailoredNote')}</Note>
        </div>
      )}
    </>
  );
});
