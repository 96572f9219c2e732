import { defaultTailored } from '@sastre/shared-contracts/api';
import type { CvThumbnailProps } from '@sastre/shared-contracts/shell';
import { PIXELS_PER_MM, SHEETS } from '@sastre/shared-cv-document';
import { cx } from '@sastre/shared-ui';
import { useMemo, useState, type CSSProperties } from 'react';
import { useRendered } from '../document/use-rendered.ts';
import { withoutLinks } from '../document/without-links.rules.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { StillPage } from '../preview/still-page.view.tsx';
import styles from './thumbnail.module.css';

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
  return (
    <div
      className={cx(styles.thumbnail, !isShown && styles.coming)}
      style={size as CSSProperties}
      aria-hidden="true"
    >
      <StillPage content={{ rendered, pictureUrl }} page={0} onShown={show} />
    </div>
  );
}
