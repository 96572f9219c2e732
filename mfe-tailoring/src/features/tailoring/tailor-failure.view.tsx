import type { TailoringProgress } from '@sastre/shared-contracts/api';
import { readFailedCall } from '@sastre/shared-contracts/page';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, messageOf, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { modelFailure } from './model-failure.rules.ts';
import styles from './tailor.module.css';
import type { Failure } from './tailor.types.ts';

interface Props {
  failure: Failure;
  error: unknown;
  /** Of the job that failed, as far as it is known. */
  progress: TailoringProgress | undefined;
  onCheckAgain: () => void;
  onUseRules: () => void;
}

/** What failed, and what can be done about it. */
export function TailorFailure({ failure, error, progress, onCheckAgain, onUseRules }: Props) {
  const t = useT();
  const { code } = readFailedCall(error);
  const model = failure === 'job' ? modelFailure(progress) : undefined;
  return (
    <Note tone="error">
      <b>{t(`failure.${failure}`)}</b>{' '}
      {failure === 'start' && code === 'invalid-input' && messageOf(error, '')}
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
