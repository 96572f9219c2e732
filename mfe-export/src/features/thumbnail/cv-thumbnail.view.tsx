import { defaultTailored } from '@sastre/shared-contracts/api';
import { useShell, type CvThumbnailProps } from '@sastre/shared-contracts/shell';
import { PIXELS_PER_MM, SHEETS } from '@sastre/shared-cv-document';
import { cx } from '@sastre/shared-ui';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useRendered } from '../document/use-rendered.ts';
import { withoutLinks } from '../document/without-links.rules.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { StillPage } from '../preview/still-page.view.tsx';
import { setAside } from './set-aside.ts';
import styles from './thumbnail.module.css';

/** By then the page that was left for is drawn. */
const DRAWN_MS = 500;

/** The capability `cv-thumbnail`: the first page of a CV as a still picture. */
export function CvThumbnail({ cv, onShown }: CvThumbnailProps) {
  const [isShown, setShown] = useState(false);
  const { paper, pictureId } = (cv.tailored ?? defaultTailored).pdfOptions;
  const pictureUrl = usePicture(pictureId);
  const { rendered: linked } = useRendered(cv, pictureUrl !== undefined);
  const rendered = useMemo(() => withoutLinks(linked), [linked]);
  const { width, height } = SHEETS[paper];
  const size = { '--paper-x': width * PIXELS_PER_MM, '--paper-y': height * PIXELS_PER_MM };
  const show = () => {
    setShown(true);
    onShown();
  };
  const root = useRef<HTMLDivElement>(null);
  const { clock } = useShell();
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      const frame = current?.querySelector('iframe');
      const end = frame && setAside(frame);
      if (end) clock.after(DRAWN_MS, end);
    };
  }, [clock]);
  return (
    <div
      ref={root}
      className={cx(styles.thumbnail, !isShown && styles.coming)}
      style={size as CSSProperties}
      aria-hidden="true"
    >
      <StillPage content={{ rendered, pictureUrl }} page={0} onShown={show} />
    </div>
  );
}
