import { companyNameOf } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useQuery, useT } from '@sastre/shared-contracts/shell';
import {
  Announcer,
  buttonClass,
  Card,
  EmptyState,
  Icon,
  Loading,
  PageHead,
  RetryNote,
  Skeleton,
  useAnnounce,
} from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import { editStateOf, type EditState } from '../features/review/changes/changes.rules.ts';
import type { Reviewed } from '../features/review/review.types.ts';
import { Review } from '../features/review/review.view.tsx';
import { useReview } from '../features/review/use-review.ts';

/** /tailored-changes: what a tailoring changed, to accept or reject. Keyed by CV, so that another one starts anew. */
export function TailoredChangesPage() {
  const cvId = useQuery().get('cvId') ?? '';
  if (cvId === '') {
    return (
      <Frame>
        <Missing />
      </Frame>
    );
  }
  return (
    <Announcer key={cvId}>
      <Changes cvId={cvId} />
    </Announcer>
  );
}

function Changes({ cvId }: { cvId: string }) {
  const t = useT();
  const announce = useAnnounce();
  const [state, send] = useReview(cvId, {
    onDecided: ({ cv }) => {
      const editStates = (cv.tailored?.report?.edits ?? [])
        .filter(({ status }) => status !== 'refused')
        .map(editStateOf);
      const count = (wanted: EditState) => editStates.filter((one) => one === wanted).length;
      const [accepted, rejected] = [count('accepted'), count('rejected')];
      const open = count('applied');
      const told = t('review.saved', { accepted, rejected, waiting: count('waiting') });
      announce(open === 0 ? told : `${told} ${t('review.savedOpen', { number: open })}`);
    },
    onAdded: ({ reviewed: { cv }, requirement }) => {
      const all = cv.tailored?.report?.requirements ?? [];
      const term = all.find(({ id }) => id === requirement.requirement)?.term ?? '';
      announce(t('review.requirements.added', { term }));
    },
  });
  const { reviewed, main, waiting, sending, undecided, failure, error, ...context } = state.context;
  const under = [context.adding, ...context.additions].flatMap((one) => one?.requirement ?? []);
  return (
    <Frame cvId={cvId} reviewed={reviewed}>
      {state.hasTag('loading') && (
        <Loading text={t('review.loading')}>
          <Card>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </Card>
        </Loading>
      )}
      {state.hasTag('failed') && (
        <RetryNote retry={t('retry')} onRetry={() => send({ type: 'retry' })}>
          {messageOf(error, t('review.failed'))}
        </RetryNote>
      )}
      {state.hasTag('missing') && <Missing />}
      {state.hasTag('ready') && reviewed !== undefined && (
        <Review
          reviewed={reviewed}
          main={main}
          pending={[...sending, ...waiting]}
          undecided={undecided}
          failure={failure}
          adding={{
            under,
            failure: context.addFailure,
            onAdd: (requirement) => send({ type: 'add', requirement }),
          }}
          onDecide={(decisions) => send({ type: 'decide', decisions })}
          onTaken={() => send({ type: 'reread' })}
        />
      )}
    </Frame>
  );
}

function Missing() {
  const t = useT();
  return (
    <EmptyState
      title={t('review.missing')}
      help={t('review.missingHelp')}
      action={
        <Link to={paths.tailoredCvs()} className={buttonClass('outline')}>
          {t('review.back')}
        </Link>
      }
    />
  );
}

interface FrameProps {
  cvId?: string;
  reviewed?: Reviewed | undefined;
  children: ReactNode;
}

/** Title, way back, and the copy itself. */
function Frame({ cvId, reviewed, children }: FrameProps) {
  const t = useT();
  const company = reviewed === undefined ? '' : companyNameOf(reviewed.cv);
  return (
    <>
      <PageHead
        title={company === '' ? t('review.title') : t('review.titleNamed', { company })}
        subtitle={t('review.subtitle')}
        back={
          <Link to={paths.tailoredCvs()}>
            <Icon name="left" />
            {t('review.back')}
          </Link>
        }
        actions={
          cvId !== undefined &&
          reviewed !== undefined && (
            <Link to={paths.exportPdf(cvId)} className={buttonClass('outline')}>
              {t('review.open')}
            </Link>
          )
        }
      />
      {children}
    </>
  );
}
