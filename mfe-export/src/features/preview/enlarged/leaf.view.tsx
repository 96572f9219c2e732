import { useEffect, useState, type SyntheticEvent } from 'react';
import { showPage } from '../fill-frame.ts';
import { useFilled, type FrameContent } from '../use-filled.ts';
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
      {wanted && <Sheet content={content} page={page} />}
    </div>
  );
}

function Sheet({ content, page }: Pick<LeafProps, 'content' | 'page'>) {
  const [frame, setFrame] = useState<Document>();
  useFilled(frame, content, true);
  useEffect(() => {
    if (frame !== undefined) showPage(frame, page);
  }, [frame, page]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument ?? undefined);
  return (
    <iframe
      className={styles.sheet}
      src="/preview-frame.html"
      tabIndex={-1}
      aria-hidden="true"
      inert
      onLoad={onLoad}
    />
  );
}
