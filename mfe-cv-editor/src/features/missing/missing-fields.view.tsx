import { useT } from '@sastre/shared-contracts/shell';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Icon } from '@sastre/shared-ui';
import { useId, useState } from 'react';
import styles from './missing.module.css';
import { placeName } from './place-name.rules.ts';

/** So many links are shown without being asked for. */
const FEW = 3;

interface Props {
  /** Paths of what keeps the save, or the next step, back. */
  paths: readonly string[];
  draft: CvDraft;
  /** What is said of so many fields. */
  text: (count: number) => string;
  /** How it is told: of a refused save at once, of what changes with each field when there is a pause. */
  role: 'alert' | 'status';
  /** Id of what is said, for the button that is kept back. */
  id?: string;
  onGo: (path: string) => void;
}

/** Says how much is missing, and leads to each of it; to many when it is asked for them. */
export function MissingFields({ paths, draft, text, role, id, onGo }: Props) {
  const t = useT();
  const own = useId();
  const ids = { count: id ?? own, list: `${own}-list` };
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? paths.length <= FEW;
  return (
    <div className={styles.missing}>
      <div className={styles.head}>
        <p id={ids.count} className={styles.count} role={role}>
          <Icon name="warn" />
          {text(paths.length)}
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
