import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card, useContentLanguage } from '@sastre/shared-ui';
import { describePath } from './describe-path.rules.ts';
import { valueAt } from './paths.rules.ts';
import styles from './review-form.module.css';
import type { Review } from './review-form.types.ts';

interface Props {
  review: Review;
  onGo: (path: string) => void;
  /** Looked at, and right as it is. */
  onSettle: (path: string) => void;
}

/** The fields that are still to be looked at: where each is, what it says, and that it is right. */
export function Doubts({ review: { cv, doubts }, onGo, onSettle }: Props) {
  const t = useT();
  const lang = useContentLanguage();
  if (doubts.length === 0) return null;
  return (
    <Card as="section" aria-label={t('doubts.title')}>
      <h2 className={styles.title}>{t('doubts.title')}</h2>
      <p className={styles.help}>{t('doubts.help')}</p>
      <ul className={styles.doubts}>
        {doubts.map((path) => {
          const name = describePath(path, t);
          return (
            <li key={path}>
              <Button size="s" variant="text" onClick={() => onGo(path)}>
                <span className={styles.dot} aria-hidden="true" />
                {name}
              </Button>
              <span className={styles.value} lang={valueAt(cv, path) ? lang : undefined}>
                {valueAt(cv, path) || t('doubts.nothing')}
              </span>
              <Button
                size="s"
                aria-label={t('doubts.rightNamed', { name })}
                onClick={() => onSettle(path)}
              >
                {t('doubts.right')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
