import { useT } from '@sastre/shared-contracts/shell';
import type { CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Note } from '@sastre/shared-ui';
import { lackingFields } from './lacking.rules.ts';
import styles from './missing.module.css';
import { placeName } from './place-name.rules.ts';

interface Props {
  /** Paths of what entries lack that lacked it when they were loaded. */
  paths: readonly string[];
  draft: CvDraft;
  /** Where it stands: new entries of the form must have it, the steps let go on. */
  where: 'form' | 'steps';
  onGo: (path: string) => void;
}

/** Says what entries lack that an older or imported CV may lack: worth a look, and no reason not to save. */
export function LackingNote({ paths, draft, where, onGo }: Props) {
  const t = useT();
  const lacking = lackingFields(paths);
  if (lacking.length === 0) return null;
  return (
    <div className={styles.lacking}>
      <Note tone="info">
        {lacking.map(({ field, paths: places }) => (
          <p key={field}>
            {t('lacking.in', { field: t(`field.${field}`), count: places.length })}{' '}
            {places.map((path) => (
              <Button key={path} variant="text" size="s" onClick={() => onGo(path)}>
                {placeName(path.slice(0, path.lastIndexOf('.')), draft, t)}
              </Button>
            ))}
          </p>
        ))}
        <p>{t(`lacking.help.${where}`)}</p>
      </Note>
    </div>
  );
}
