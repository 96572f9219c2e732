import { useT } from '@sastre/shared-contracts/shell';
import { Button, TextField } from '@sastre/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from './trash.module.css';

interface Props {
  busy: boolean;
  onSend: (companyName: string) => void;
  onCancel: () => void;
}

/** There is another main CV: the deleted one comes back as a copy, for the company that is named here. */
export function CopyForm({ busy, onSend, onCancel }: Props) {
  const t = useT();
  const [company, setCompany] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isBlank = company.trim() === '';
  return (
    <form
      className={styles.copy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBlank) field.current?.focus();
        else if (!busy) onSend(company.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onCancel();
      }}
    >
      <p>{t('trash.mainExists')}</p>
      <TextField
        ref={field}
        label={t('trash.company')}
        required
        value={company}
        onChange={setCompany}
        maxLength={300}
        autoComplete="off"
        error={tried && isBlank ? t('trash.enterCompany') : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="s" busy={busy}>
          {t('trash.asCopy')}
        </Button>
        <Button variant="text" size="s" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
