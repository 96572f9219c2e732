import { useShell, useT } from '@sastre/shared-contracts/shell';
import { Icon, IconButton } from '@sastre/shared-ui';
import { useState } from 'react';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.effects.ts';

interface Props {
  text: string;
  /** What the text is of. */
  name: string;
}

/** Copies one block of a CV, for web forms that ask for it by itself; nothing where there is none. */
export function CopyButton({ text, name }: Props) {
  const t = useT();
  const shell = useShell();
  const [failed, setFailed] = useState(false);
  if (text.trim() === '') return null;
  const copy = async () => {
    const isCopied = await copyText(text);
    setFailed(!isCopied);
    if (isCopied) shell.toast(t('copy.done'));
  };
  return (
    <span className={styles.copy}>
      {failed && (
        <span role="alert" className={styles.failed}>
          {t('copy.failed')}
        </span>
      )}
      <IconButton
        label={t('copy.textOf', { name })}
        title={t('copy.title')}
        onClick={() => void copy()}
      >
        <Icon name="duplicate" />
      </IconButton>
    </span>
  );
}
