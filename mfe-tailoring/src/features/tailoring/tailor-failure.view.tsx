import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { readFailedCall } from './poll.rules.ts';
import type { Failure } from './tailor.types.ts';

interface Props {
  failure: Failure;
  error: unknown;
  onCheckAgain: () => void;
}

/** What failed, and what can be done about it. */
export function TailorFailure({ failure, error, onCheckAgain }: Props) {
  const t = useT();
  const isFull = failure === 'start' && readFailedCall(error).code === 'limit-reached';
  return (
    <Note tone="error">
      {t(`failure.${failure}`)}{' '}
      {failure === 'status' && (
        <>
          {t('failure.statusHelp')}{' '}
          <Button variant="text" size="s" onClick={onCheckAgain}>
            {t('failure.checkAgain')}
          </Button>
        </>
      )}
      {isFull && (
        <>
          {t('failure.full')} <Link to={paths.tailoredCvs()}>{t('list.title')}</Link>
        </>
      )}
    </Note>
  );
}
