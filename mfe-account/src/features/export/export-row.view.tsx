import { useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, Note } from '@sastre/shared-ui';
import styles from '../account/account.module.css';
import type { AccountExportFailure } from './account-export.machine.ts';

interface Props {
  exporting: boolean;
  disabled: boolean;
  onExport: () => void;
}

/** Everything of the user in one file. */
export function ExportRow(props: Props & { failure: AccountExportFailure | undefined }) {
  const { exporting, disabled, failure, onExport } = props;
  const t = useT();
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{t('export.title')}</h3>
        <p className={styles.rowText}>{t('export.text')}</p>
        {failure !== undefined && (
          <div className={styles.note}>
            <Note tone="error">{t(`export.${failure}`)}</Note>
          </div>
        )}
      </div>
      <Button variant="outline" busy={exporting} disabled={disabled} onClick={onExport}>
        {!exporting && <Icon name="download" />}
        {t('export.title')}
      </Button>
    </div>
  );
}

/** The same, offered before everything is deleted. */
export function ExportOffer({ exporting, disabled, onExport }: Props) {
  const t = useT();
  return (
    <Button
      variant="text"
      size="s"
      className={styles.offer}
      busy={exporting}
      disabled={disabled}
      // A click leaves the focus where it is: what is armed stays armed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onExport}
    >
      {!exporting && <Icon name="download" />}
      {t('export.first')}
    </Button>
  );
}
