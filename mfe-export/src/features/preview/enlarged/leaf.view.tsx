import { useState } from 'react';
import { StillPage } from '../still-page.view.tsx';
import type { FrameContent } from '../use-filled.ts';
import styles from './enlarged.module.css';

interface LeafProps {
  content: FrameContent;
  /** Counted from 0. */
  page: number;
  label: string;
  /** In sight or about to be: it is drawn then, and stays. */
  near: boolean;
}

/** One page as a picture: text to read, select and follow is in the preview, where it stands once. */
export function Leaf({ content, page, label, near }: LeafProps) {
  const [wanted, setWanted] = useState(near);
  if (near && !wanted) setWanted(true);
  return (
    <div role="img" aria-label={label} className={styles.leaf}>
      {wanted && <StillPage content={content} page={page} />}
    </div>
  );
}
