import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { showPage } from './fill-frame.ts';
import styles from './still-page.module.css';
import { useFilled, type FrameContent } from './use-filled.ts';

interface StillPageProps {
  content: FrameContent;
  /** Counted from 0. */
  page: number;
  /** It is drawn, its fonts included. */
  onShown?: () => void;
}

/** One page that is only looked at. Around it `--paper-x`, `--paper-y` (pixels) and `--zoom` say its size. */
export function StillPage({ content, page, onShown }: StillPageProps) {
  const [frame, setFrame] = useState<Document>();
  useFilled(frame, content, true);
  const say = useEffectEvent(() => onShown?.());
  // After what `useFilled` does: what is looked at asks for its fonts.
  useEffect(() => {
    if (frame === undefined) return undefined;
    let current = true;
    showPage(frame, page);
    void frame.fonts.ready.then(() => {
      if (current) say();
    });
    return () => {
      current = false;
    };
  }, [frame, page]);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument ?? undefined);
  return (
    <iframe
      className={styles.page}
      src="/preview-frame.html"
      tabIndex={-1}
      aria-hidden="true"
      inert
      onLoad={onLoad}
    />
  );
}
