import type { TailoringCheck, TailoringProgress } from '@sastre/shared-contracts/api';
import { readFailedCall } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { modelFailure } from './model-failure.rules.ts';
import { refusedParts } from './obstacles.rules.ts';
import styles from './tailor.module.css';
import type { Failure } from './tailor.types.ts';
import { useObstacles } from './use-obstacles.ts';

interface Props {
  failure: Failure;
  error: unknown;
  /** Of the job that failed, as far as it is known. */
  progress: TailoringProgress | undefined;
  /** Tells in the user's language what the server tells in its own; undefined: it is not known. */
  check: TailoringCheck | undefined;
  onCheckAgain: () => void;
  onUseRules: () => void;
}

/** What failed, and what can be done about it. */
export function TailorFailure(props: Props) {
  const { failure, error, progress, check, onCheckAgain, onUseRules } = props;
  const t = useT();
  const { code } = readFailedCall(error);
  const model = failure === 'job' ? modelFailure(progress) : undefined;
  const obstacles = useObstacles(check);
  const met = refusedParts(error).map(obstacles).filter(Boolean).join(' ');
  return (
    <Note tone="error">
      <b>{t(`failure.${failure}`)}</b>{' '}
      {failure === 'start' && code === 'invalid-input' && (met || messageOf(error, ''))}
      {failure === 'status' && (
        <>
          {t('failure.statusHelp')}{' '}
          <Button variant="text" size="s" onClick={onCheckAgain}>
            {t('failure.checkAgain')}
          </Button>
        </>
      )}
      {model && (
        <>
          <span className={styles.told}>
            {t(`failure.model.${model}`)} {t('failure.noCharge')}{' '}
          </span>
          <Button size="s" onClick={onUseRules}>
            {t('failure.useRules')}
          </Button>
        </>
      )}
      {failure === 'start' && code === 'limit-reached' && (
        <>
          {t('failure.full')} <Link to={paths.tailoredCvs()}>{t('list.title')}</Link>
        </>
      )}
    </Note>
  );
}
