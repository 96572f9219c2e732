import type { SessionItem } from '@sastre/shared-contracts/api';
import { formatAgo, formatDay, isJustNow, useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import styles from '../account/account.module.css';

interface Props {
  session: SessionItem;
  busy: boolean;
  disabled: boolean;
  onEnd: () => void;
}

/** One place: what it runs in, since when, when and from which network it was seen last, and the way to end it. */
export function SessionRow({ session, busy, disabled, onEnd }: Props) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell();
  const { browser, system, network, signedInAt, seenAt, current } = session;
  const now = clock.now();
  const ago = formatAgo(seenAt, now, locale);
  const day = formatDay(signedInAt, locale);
  const text =
    current || isJustNow(seenAt, now)
      ? t('sessions.now', { day })
      : t('sessions.seen', { ago, day });
  const device =
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{current ? t('sessions.here', { device }) : device}</h3>
        <p className={styles.rowText}>
          {network === null ? text : t('sessions.network', { text, network })}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          busy={busy}
          disabled={disabled}
          aria-label={t('sessions.endNamed', { device, ago })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
