import type { Source } from '../importing/importing.types.ts';
import styles from './review.module.css';
import { SourceLines } from './source-lines.view.tsx';
import { SourcePages } from './source-pages.view.tsx';

interface Props {
  source: Source;
  /** Absent: the file has no pages, or its bytes went with a reload. */
  pdf: Uint8Array | undefined;
  marked: ReadonlySet<number>;
}

/** The file that is looked through. */
export function SourceView({ source: { name, lines }, pdf, marked }: Props) {
  return (
    <div className={styles.source}>
      {name !== '' && <p className={styles.name}>{name}</p>}
      {pdf === undefined ? (
        <SourceLines {...{ lines, marked }} />
      ) : (
        <SourcePages {...{ pdf, lines, marked }} />
      )}
    </div>
  );
}
