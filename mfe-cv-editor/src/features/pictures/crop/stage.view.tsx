import { useT } from '@sastre/shared-contracts/shell';
import type { PhotoShape } from '@sastre/shared-cv-document/photo-shape';
import { useAnnounce } from '@sastre/shared-ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import styles from './crop.module.css';
import { moved, placed, said, stepped, ZOOM_STEP, zoomed, type Crop } from './crop.rules.ts';
import type { OpenPicture } from './cut.effects.ts';
import { useGestures } from './use-gestures.ts';

interface Props {
  picture: OpenPicture;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
  /** How the CV's template shows it. */
  shape: PhotoShape;
}

const ARROWS: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ZOOMS: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '\u2212': 1 / ZOOM_STEP,
};

/** The part of the picture that is kept, moved by a pointer or by keys. */
export function Stage({ picture, crop, onChange, shape }: Props) {
  const t = useT();
  const announce = useAnnounce();
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  // Who opened this wants to move the picture.
  useEffect(() => stage.current?.focus(), []);
  const gestures = useGestures(stage, {
    // The picture follows the hand: what is kept goes the other way.
    onMove: ([right, down]) => onChange((now) => moved(picture, now, [-right, -down])),
    onZoom: (factor) => onChange((now) => zoomed(picture, now, factor)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const factor = ZOOMS[event.key];
    if ((arrow ?? factor) === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = arrow ? stepped(picture, crop, arrow) : zoomed(picture, crop, factor ?? 1);
    onChange(() => next);
    announce(t('pictures.crop.at', said(next)));
  };
  const percent = (share: number) => `${share * 100}%`;
  const at = placed(picture, crop);
  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="application"
        aria-label={t('pictures.crop.stage')}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <img
          className={styles.picture}
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            left: percent(at.left),
            top: percent(at.top),
            width: percent(at.width),
            height: percent(at.height),
          }}
        />
        <span className={`${styles.shape} ${styles[shape]}`} />
      </div>
      <p id={help} className={styles.quiet}>
        <span className={styles.byKeys}>{t('pictures.crop.help')}</span>
        <span className={styles.byTouch}>{t('pictures.crop.helpByTouch')}</span>{' '}
        {t(`pictures.crop.shape.${shape}`)}
      </p>
    </>
  );
}
