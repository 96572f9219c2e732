import type { SessionItem } from '@sastre/shared-contracts/api';
import { formatMoment, useLocale } from '@sastre/shared-contracts/page';
import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import styles from '../account/account.module.css';

interface Props {
  session: SessionItem;
  busy: boolean;
  disabled: boolean;
  onEnd: () => void;
}

/** One place: what it runs in, when and from which network it was seen last, and the way to end it. */
export function SessionRow({ session, busy, disabled, onEnd }: Props) {
  const t = useT();
  const locale = useLocale();
  const { browser, system, network, seenAt, current } = session;
  const time = formatMoment(seenAt, locale);
  const device =
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{device}</h3>
        <p className={styles.rowText}>
          {network === null
            ? t('sessions.seen', { time })
            : t('sessions.network', { time, network })}
        </p>
      </div>
      {current ? (
        <p className={styles.rowText}>{t('sessions.here')}</p>
      ) : (
        <Button
          variant="outline"
          busy={busy}
          disabled={disabled}
          aria-label={t('sessions.endNamed', { device, time })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
