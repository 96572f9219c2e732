import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import { ShortcutList } from '../shortcuts/shortcut-list.view.tsx';
import { useShortcutList } from '../shortcuts/use-shortcut-list.ts';
import { ThemeChoice } from '../theme/theme-choice.view.tsx';
import type { ThemeSwitch } from '../theme/theme.ts';
import { SiteLinks } from './foot.view.tsx';
import { initialsOf } from './initials.ts';
import styles from './user-menu.module.css';
import { useMenu } from './use-menu.ts';

export function UserMenu({ theme }: { theme: ThemeSwitch }) {
  const { auth } = useShell();
  const t = useT();
  const { open, close, box, button, list } = useMenu();
  const shortcuts = useShortcutList();
  const name = auth.user.name ?? auth.user.email ?? t('user.unnamed');

  return (
    <>
      <div className={styles.user} {...box}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('user.menu', { name })}
          {...button}
        >
          {/* Drawn, not text: it is no part of the button's name. */}
          <span className={styles.avatar} data-initials={initialsOf(name)} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <Icon name="down" size={14} />
        </button>
        <div className={styles.menu} {...list}>
          {open && (
            <>
              <p className={styles.who}>{name}</p>
              <Link to={paths.myAccount()} className={styles.item}>
                {t('user.account')}
              </Link>
              <button type="button" className={styles.item} onClick={() => void auth.logout()}>
                {t('user.logout')}
              </button>
              <button
                type="button"
                className={`${styles.item} ${styles.keys}`}
                onClick={() => {
                  close();
                  shortcuts.open();
                }}
              >
                {t('shortcuts.title')}
              </button>
              <SiteLinks className={styles.item} />
              <ThemeChoice theme={theme} />
            </>
          )}
        </div>
      </div>
      {shortcuts.isOpen && (
        <ShortcutList
          byKey={shortcuts.byKey}
          onByKey={shortcuts.chooseByKey}
          onClose={shortcuts.close}
        />
      )}
    </>
  );
}
