import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note, TextField } from '@sastre/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styles from './tailored-list.module.css';

interface Props {
  companyName: string;
  saving: boolean;
  failed: boolean;
  /** The name that somebody else gave it meanwhile. */
  elsewhere: string | undefined;
  onSave: (companyName: string) => void;
  onCancel: () => void;
}

/** The company's name, in place of the row. Enter saves, Escape goes back. */
export function NameForm({ companyName, saving, failed, elsewhere, onSave, onCancel }: Props) {
  const t = useT();
  const [value, setValue] = useState(companyName);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const blank = value.trim() === '';
  return (
    <form
      className={styles.naming}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (blank) field.current?.focus();
        else if (!saving) onSave(value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !saving) onCancel();
      }}
    >
      <TextField
        ref={field}
        label={t('list.company')}
        required
        value={value}
        onChange={setValue}
        maxLength={300}
        autoComplete="off"
        error={tried && blank ? t('list.enterCompany') : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="s" busy={saving}>
          {t('list.save')}
        </Button>
        <Button variant="text" size="s" disabled={saving} onClick={onCancel}>
          {t('list.cancel')}
        </Button>
      </div>
      {failed && <Note tone="error">{t('list.renameFailed')}</Note>}
      {elsewhere !== undefined && (
        <Note tone="error">{t('list.renamedElsewhere', { company: elsewhere })}</Note>
      )}
    </form>
  );
}
