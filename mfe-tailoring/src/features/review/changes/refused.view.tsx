import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import type { Change } from './changes.rules.ts';
import { reasonOf } from '../codes.rules.ts';
import styles from '../review.module.css';
import { usePlaceName } from '../use-place-name.ts';

/** What the gate put back to the original, and why. */
export function Refused({ changes }: { changes: readonly Change[] }) {
  const t = useT();
  const placeName = usePlaceName();
  if (changes.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('review.refused.title')}</h2>
      <p className={styles.help}>{t('review.refused.help')}</p>
      <Card padded={false}>
        <ul className={styles.rows}>
          {changes.map(({ edit, place, after }) => (
            <li key={edit.id}>
              <h3>{placeName(place)}</h3>
              {edit.after === edit.source ? (
                <>
                  <p>{t('review.refused.leftAsItWas')}</p>
                  <p className={styles.proposed}>{after}</p>
                </>
              ) : (
                <>
                  <p>{t(`review.refused.${reasonOf(edit.reason)}`)}</p>
                  <p className={styles.proposed}>
                    <b>{t('review.refused.proposed')}</b>{' '}
                    {typeof after === 'string' ? after : after.join(', ')}
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
