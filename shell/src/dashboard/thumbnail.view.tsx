import type { Cv } from '@sastre/shared-contracts/api';
import { useCapability } from '@sastre/shared-contracts/shell';
import { cx } from '@sastre/shared-ui';
import { useCallback, useState } from 'react';
import styles from './cards.module.css';

/** The first page of the CV in the corner of its card, where a remote offers it; else nothing. Decoration. */
export function Thumbnail({ cv }: { cv: Cv }) {
  const { state, Part } = useCapability('cv-thumbnail', true);
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  if (state !== 'ready') return null;
  return (
    <div className={cx(styles.thumbnail, isShown && styles.shown)} aria-hidden="true">
      <Part cv={cv} onShown={onShown} />
    </div>
  );
}
