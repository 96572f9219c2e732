import { UNLIMITED, type ActiveSubscription } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card } from '@sastre/shared-ui';
import { isComplete, wordingKey, type TailorForm } from './actions.rules.ts';
import styles from './tailor.module.css';

interface Props {
  form: TailorForm;
  usage: ActiveSubscription | undefined;
  onTailor: (useAi: boolean) => void;
}

/** Both actions; hidden until there is something to tailor to. */
export function TailorActions({ form, usage, onTailor }: Props) {
  const t = useT();
  const wording = wordingKey(form);
  return (
    <Card>
      <div className={styles['actions']}>
        {isComplete(form) && usage !== undefined ? (
          <>
            <Button variant="filled" block onClick={() => onTailor(true)}>
              {t(`action.ai.${wording}`)}
            </Button>
            <Button variant="text" block onClick={() => onTailor(false)}>
              {t(`action.manual.${wording}`)}
            </Button>
          </>
        ) : (
          <p className={styles['quiet']}>{t('fillIn')}</p>
        )}
        {usage !== undefined && <p className={styles['quiet']}>{usageText(usage, t)}</p>}
        <p className={styles['quiet']}>{t('engineNote')}</p>
      </div>
    </Card>
  );
}

function usageText(usage: ActiveSubscription, t: ReturnType<typeof useT>): string {
  const {
    todaysConsumptions: today,
    dailyRateLimit,
    thisWeeksConsumptions: week,
    weeklyRateLimit,
  } = usage;
  if (dailyRateLimit === UNLIMITED && weeklyRateLimit === UNLIMITED) return t('usageUnlimited');
  return t('usage', { today, dailyRateLimit, week, weeklyRateLimit });
}
