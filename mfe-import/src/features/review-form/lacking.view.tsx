import type { CvContent } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card } from '@sastre/shared-ui';
import type { FieldPath } from '@sastre/shared-cv-reader';
import { describePath } from './describe-path.rules.ts';
import { groupedByField } from './missing.rules.ts';
import styles from './review-form.module.css';

interface Props {
  /** Required fields that the file does not say. */
  paths: readonly FieldPath[];
  cv: CvContent;
  onGo: (path: FieldPath) => void;
}

/** What the file does not say, with a way to each field. It keeps nothing back. */
export function Lacking({ paths, cv, onGo }: Props) {
  const t = useT();
  if (paths.length === 0) return null;
  return (
    <Card as="section" aria-label={t('lacking.title')}>
      <h2 className={styles.title}>
        {t('lacking.title')} <span className={styles.count}>{paths.length}</span>
      </h2>
      <p className={styles.help}>{t('lacking.help')}</p>
      <ul className={styles.doubts}>
        {groupedByField(paths).map(({ field, paths: places }) => (
          <li key={field}>
            <span>{t('lacking.in', { field: t(`field.${field}`), count: places.length })}</span>
            {places.map((path) => (
              <Button key={path} size="s" variant="text" onClick={() => onGo(path)}>
                {describePath(path, cv, t)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
