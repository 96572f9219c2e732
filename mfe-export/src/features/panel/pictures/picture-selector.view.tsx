import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { Button, Icon, Loading, Note } from '@sastre/shared-ui';
import { memo, useId, type ReactNode } from 'react';
import type { LayoutProps } from '../layout.rules.ts';
import { PanelSection } from '../panel-section.view.tsx';
import type { PictureChoices } from './picture-choices.ts';
import styles from './pictures.module.css';

interface Props extends Pick<LayoutProps, 'onChange'> {
  pictureId: string;
  /** Of a tailored CV. */
  cvId: string | undefined;
  pictures: PictureChoices;
}

/** Which of the user's pictures the CV shows. A chosen one that is not there any more counts as none. */
export const PictureSelector = memo(function PictureSelector({
  pictureId,
  cvId,
  pictures: { state, pictures, retry },
  onChange,
}: Props) {
  const t = useT();
  const name = useId();
  const chosen = pictures.some(({ id }) => id === pictureId) ? pictureId : '';
  const choice = (id: string, label: string, face: ReactNode) => (
    <label key={id} className={styles.choice}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        checked={id === chosen}
        onChange={() => onChange({ pictureId: id })}
      />
      <span className={styles.face}>{face}</span>
      <span>{label}</span>
    </label>
  );
  return (
    <PanelSection title={t('panel.pictures.title')}>
      {state === 'loading' && <Loading text={t('panel.pictures.loading')} />}
      {state === 'failed' && (
        <Note tone="error">
          <p>{t('panel.pictures.failed')}</p>
          <Button variant="outline" size="s" className={styles.retry} onClick={retry}>
            {t('panel.pictures.retry')}
          </Button>
        </Note>
      )}
      {state === 'ready' && (
        <>
          <div className={styles.choices} role="radiogroup" aria-label={t('panel.pictures.title')}>
            {choice('', t('panel.pictures.none'), <Icon name="none" size={20} />)}
            {pictures.map(({ id, url }, index) =>
              choice(
                id,
                t('panel.pictures.number', { n: index + 1 }),
                url === undefined ? <Icon name="user" size={24} /> : <img src={url} alt="" />,
              ),
            )}
          </div>
          <p className={styles.more}>
            {pictures.length === 0 && <span>{t('panel.pictures.empty')}</span>}
            <Link to={paths.cvData({ edit: true, tab: 'pictures', cvId })}>
              {t(pictures.length === 0 ? 'panel.pictures.add' : 'panel.pictures.manage')}
            </Link>
          </p>
        </>
      )}
    </PanelSection>
  );
});
