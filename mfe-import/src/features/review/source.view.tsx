import { PAGED } from '../importing/importing.effects.ts';
import type { Source } from '../importing/importing.types.ts';
import { PagesAgain } from './pages-again.view.tsx';
import styles from './review.module.css';
import { SourceLines } from './source-lines.view.tsx';
import { SourcePages } from './source-pages.view.tsx';

interface Props {
  source: Source;
  /** Absent: the file has no pages, or its bytes went with a reload. */
  pdf: Uint8Array | undefined;
  marked: ReadonlySet<number>;
  /** The file was chosen again. */
  onPages: (pdf: Uint8Array) => void;
}

/** The file that is looked through. */
export function SourceView({ source: { name, kind, lines }, pdf, marked, onPages }: Props) {
  return (
    <div className={styles.source}>
      {name !== '' && <p className={styles.name}>{name}</p>}
      {pdf === undefined && PAGED.includes(kind) && <PagesAgain {...{ name, onPages }} />}
      {pdf === undefined ? (
        <SourceLines {...{ lines, marked }} />
      ) : (
        <SourcePages {...{ pdf, lines, marked }} />
      )}
    </div>
  );
}
