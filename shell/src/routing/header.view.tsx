import { paths } from '@sastre/shared-contracts/routes';
import { Link } from '@sastre/shared-contracts/shell';
import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ThemeSwitch } from '../theme/theme.ts';
import { Logo } from '../vignettes/logo.view.tsx';
import styles from './frame.module.css';
import { LanguageSelect } from './language-select.view.tsx';
import { UsageMeter } from './usage-meter.view.tsx';
import { UserMenu } from './user-menu.view.tsx';

/** No navigation links here: the six cards are the navigation, and repeated labels would make every text ambiguous. */
export function Header({ theme }: { theme: ThemeSwitch }) {
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Link to={paths.dashboard()} className="brand">
          <Logo />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <UsageMeter />
        <LanguageSelect />
        <UserMenu theme={theme} />
      </div>
    </header>
  );
}
