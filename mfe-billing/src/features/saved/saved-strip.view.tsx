import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT } from '@sastre/shared-contracts/shell';
import { buttonClass, Icon } from '@sastre/shared-ui';
import { Strip } from '../strip/strip.view.tsx';
import { Thumbnail } from './thumbnail.view.tsx';

/** Above the plans, for who has just finished the onboarding: the CV is there, and how it looks. */
export function SavedStrip() {
  const t = useT();
  const title = (
    <>
      <Icon name="check" />
      {t('saved.title')}
    </>
  );
  const link = (
    <Link to={paths.exportPdf()} className={buttonClass('filled')}>
      {t('saved.see')}
    </Link>
  );
  return (
    <Strip id="saved" title={title} text={t('saved.text')} link={link}>
      <Thumbnail />
    </Strip>
  );
}
