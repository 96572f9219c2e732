import { useT } from '@sastre/shared-contracts/shell';
import { Card } from '@sastre/shared-ui';
import type { LeftOver } from '../taking/taking.types.ts';
import styles from './taking-over.module.css';

/** What did not fit into a CV, as text to copy. */
export function LeftOverTexts({ leftOver }: { leftOver: readonly LeftOver[] }) {
  const t = useT();
  if (leftOver.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('taking.leftTitle')}</h2>
      <p className={styles.help}>{t('taking.leftHelp')}</p>
      {leftOver.map(({ part, field, texts }) => (
        <label key={`${part} ${field ?? ''}`} className={styles.left}>
          {t('taking.left', { part: t(`taking.part.${part}`) })}
          <textarea readOnly rows={4} value={texts.join('\n\n')} />
        </label>
      ))}
    </Card>
  );
}
