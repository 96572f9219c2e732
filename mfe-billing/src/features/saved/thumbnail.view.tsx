import styles from './saved.module.css';
import { useThumbnail } from './use-thumbnail.ts';

/** The first page of what was saved, where another remote offers it; else nothing. Decoration. */
export function Thumbnail() {
  const { hasRoom, cv, Part, onShown } = useThumbnail();
  if (!hasRoom) return null;
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      {cv !== undefined && <Part cv={cv} onShown={onShown} />}
    </div>
  );
}
