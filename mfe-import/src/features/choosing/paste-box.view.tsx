import { useT } from '@sastre/shared-contracts/shell';
import { Button, TextArea } from '@sastre/shared-ui';
import { useState } from 'react';
import styles from './choosing.module.css';

/** Text that is read like a file. `first` is what was pasted before, and could not be read. */
export function PasteBox({ first, onText }: { first: string; onText: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState(first);
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
