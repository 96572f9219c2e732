import { useT } from '@sastre/shared-contracts/shell';
import { useId, useSyncExternalStore } from 'react';
import styles from './theme-choice.module.css';
import { THEMES, type ThemeSwitch } from './theme.ts';

export function ThemeChoice({ theme }: { theme: ThemeSwitch }) {
  const t = useT();
  const name = useId();
  const chosen = useSyncExternalStore(theme.subscribe, theme.current);
  return (
    <fieldset className={styles.choice}>
      <legend>{t('theme.label')}</legend>
      <div className={styles.parts}>
        {THEMES.map((one) => (
          <label key={one} className={styles.part}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === chosen}
              onChange={() => theme.choose(one)}
            />
            {t(`theme.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
