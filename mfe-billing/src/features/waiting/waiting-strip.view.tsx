import { mayUseAi, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass } from '@sastre/shared-ui';
import { Strip } from '../strip/strip.view.tsx';

interface Props {
  /** Absent: what is left of it is not known. */
  subscription: ActiveSubscription | undefined;
}

/** Above the plans, for whom the limits sent there: why, as long as it is so, and the way back to the job description. */
export function WaitingStrip({ subscription }: Props) {
  const t = useT();
  const isSpent = subscription !== undefined && !mayUseAi(subscription);
  const link = (
    <Link to={paths.tailorCv()} className={buttonClass('outline')}>
      {t('waiting.back')}
    </Link>
  );
  return (
    <Strip
      id="waiting"
      title={t(isSpent ? 'waiting.spent' : 'waiting.title')}
      text={t(isSpent ? 'waiting.choose' : 'waiting.text')}
      link={link}
    />
  );
}
