import { useT } from '@sastre/shared-contracts/shell';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Icon } from '@sastre/shared-ui';
import { useId, useState } from 'react';
import styles from './missing.module.css';
import { placeName } from './place-name.rules.ts';

/** So many links are shown without being asked for. */
const FEW = 3;

interface Props {
  /** Paths of what keeps the save back. */
  paths: readonly string[];
  draft: CvDraft;
  onGo: (path: string) => void;
}

/** Says that a save was refused and how much is missing, and leads to each of it; to many when it is asked for them. */
export function MissingFields({ paths, draft, onGo }: Props) {
  const t = useT();
  const ids = { count: useId(), list: useId() };
  const [isOpen, setOpen] = useState(paths.length <= FEW);
  return (
    <div className={styles.missing}>
      <div className={styles.head}>
        <p id={ids.count} className={styles.count} role="alert">
          <Icon name="warn" />
          {t('refused.count', { count: paths.length })}
        </p>
        <Button
          variant="text"
          size="s"
          aria-expanded={isOpen}
          aria-controls={isOpen ? ids.list : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'refused.hide' : 'refused.show')}
        </Button>
      </div>
      {isOpen && (
        <ul id={ids.list} className={styles.links} aria-labelledby={ids.count}>
          {paths.map((path) => (
            <li key={path}>
              <Button variant="text" size="s" onClick={() => onGo(path)}>
                {placeName(path, draft, t)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
