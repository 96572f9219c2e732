import { useT } from '@sastre/shared-contracts/shell';
import { Button, TextArea } from '@sastre/shared-ui';
import { useState } from 'react';
import styles from './choosing.module.css';

/** Text that is read like a file. */
export function PasteBox({ onText }: { onText: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <section className={styles.paste}>
      <h2>{t('choose.pasteTitle')}</h2>
      <TextArea label={t('choose.paste')} rows={6} value={text} onChange={setText} />
      <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t('choose.read')}
      </Button>
    </section>
  );
}
