import { useT } from '@sastre/shared-contracts/shell';
import { Button } from '@sastre/shared-ui';
import form from '../cv-form/form.module.css';

interface Props {
  dirty: boolean;
  saving: boolean;
  saved: boolean;
  onCancel: () => void;
  onSave: () => void;
}

/** What is unsaved, Cancel and Save CV, always in reach. */
export function SaveBar({ dirty, saving, saved, onCancel, onSave }: Props) {
  const t = useT();
  return (
    <div className={form['bar']}>
      <p className={form['barText']} role="status">
        {dirty && (
          <>
            <span className={form['dot']} aria-hidden="true" />
            {t('unsaved')}
          </>
        )}
      </p>
      <div className={form['barActions']}>
        <Button disabled={saving || saved} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="filled" busy={saving} disabled={saved} onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
