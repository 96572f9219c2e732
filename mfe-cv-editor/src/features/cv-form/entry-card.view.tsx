import { useT } from '@sastre/shared-contracts/shell';
import { Button, Card } from '@sastre/shared-ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface Props {
  title: string;
  /** Absent: the entry cannot be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One numbered entry of a list, named for assistive technology. */
export function EntryCard({ title, onRemove, children }: Props) {
  const t = useT();
  return (
    <Card as="section" aria-label={title}>
      <div className={styles['entryHead']}>
        <h2 className={styles['entryTitle']}>{title}</h2>
        {onRemove && (
          <Button
            variant="text"
            size="s"
            onClick={onRemove}
            aria-label={t('removeNamed', { name: title })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <div className={styles['grid']}>{children}</div>
    </Card>
  );
}
