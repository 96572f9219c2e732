import type { EngineName } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import styles from './tailor.module.css';

const TEXTS = { rules: 'engine.rules', 'openai-compatible': 'engine.model' } as const;

/** Which engine runs or ran, and what it does not do. */
export function EngineNote({ engine }: { engine: EngineName }) {
  const t = useT();
  return <p className={styles.quiet}>{t(TEXTS[engine])}</p>;
}
