import { useT } from '@sastre/shared-contracts/shell';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Icon } from '@sastre/shared-ui';
import { useId } from 'react';
import styles from './missing.module.css';
import { placeName } from './place-name.rules.ts';

interface Props {
  /** Paths of what keeps the save back. */
  paths: readonly string[];
  draft: CvDraft;
  onGo: (path: string) => void;
}

/** Says that a save was refused, how much is missing, and leads to each of it. */
export function MissingFields({ paths, draft, onGo }: Props) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles.missing}>
      <p id={id} className={styles.count} role="alert">
        <Icon name="warn" />
        {t('refused.count', { count: paths.length })}
      </p>
      <ul className={styles.links} aria-labelledby={id}>
        {paths.map((path) => (
          <li key={path}>
            <Button variant="text" size="s" onClick={() => onGo(path)}>
              {placeName(path, draft, t)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
