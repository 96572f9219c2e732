import type { Cv } from '@sastre/shared-contracts/api';
import { PIXELS_PER_MM, SHEETS } from '@sastre/shared-cv-document';
import { memo, useEffect, useState, type CSSProperties, type SyntheticEvent } from 'react';
import { useRendered } from '../../../document/use-rendered.ts';
import { useFilled } from '../../../preview/use-filled.ts';
import { optionsOf } from '../../layout.rules.ts';
import styles from './gallery.module.css';

interface FirstPageProps {
  cv: Cv;
  pictureUrl: string | undefined;
  /** Those before it are drawn. */
  mayDraw: boolean;
  index: number;
  onDrawn: (index: number) => void;
}

/** The first page of a CV, small: a picture of what the choice beside it gives. */
export function FirstPage({ mayDraw, ...sheet }: FirstPageProps) {
  const { paper } = optionsOf(sheet.cv);
  const { width, height } = SHEETS[paper];
  const size = { '--paper-x': width * PIXELS_PER_MM, '--paper-y': height * PIXELS_PER_MM };
  return (
    <span className={styles.page} style={size as CSSProperties}>
      {mayDraw && <Sheet {...sheet} />}
    </span>
  );
}

const Sheet = memo(function Sheet({
  cv,
  pictureUrl,
  index,
  onDrawn,
}: Omit<FirstPageProps, 'mayDraw'>) {
  const [frame, setFrame] = useState<Document>();
  const { rendered } = useRendered(cv, pictureUrl !== undefined);
  useFilled(frame, { rendered, pictureUrl }, true);
  useEffect(() => {
    if (frame !== undefined) onDrawn(index);
  }, [frame, index, onDrawn]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument ?? undefined);
  return (
    <iframe
      className={styles.sheet}
      src="/preview-frame.html"
      sandbox="allow-same-origin"
      tabIndex={-1}
      aria-hidden="true"
      inert
      onLoad={onLoad}
    />
  );
});
