import { useT } from '@sastre/shared-contracts/shell';
import { Checkbox, Dialog, SheetHead } from '@sastre/shared-ui';
import { Fragment, useId } from 'react';
import { hasCmd, SHORTCUTS } from './shortcuts.rules.ts';
import styles from './shortcut-list.module.css';

interface Props {
  /** The key opens the list. */
  byKey: boolean;
  onByKey: (on: boolean) => void;
  onClose: () => void;
}

/** What can be done by keys, at the side of the page. */
export function ShortcutList({ byKey, onByKey, onClose }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Dialog labelledBy={id} place="side" onClose={onClose}>
      <div className={styles.list}>
        <SheetHead
          id={id}
          title={t('shortcuts.title')}
          close={t('shortcuts.close')}
          onClose={onClose}
        />
        {SHORTCUTS.map(({ group, shortcuts }) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`} className={styles.group}>
              {t(`shortcuts.group.${group}`)}
            </h3>
            <dl className={styles.shortcuts}>
              {shortcuts.map(({ does, ways }) => (
                <div key={does}>
                  <dt>{t(`shortcuts.does.${does}`)}</dt>
                  <dd>
                    <Ways ways={ways} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox label={t('shortcuts.byKey')} checked={byKey} onChange={onByKey} />
      </div>
    </Dialog>
  );
}

function Ways({ ways }: { ways: readonly (readonly string[])[] }) {
  const t = useT();
  const cmd = hasCmd(navigator.platform);
  const written = (key: string) => {
    if (key === 'mod') return cmd ? '⌘' : t('shortcuts.key.ctrl');
    return /^[a-z]{2}/.test(key) ? t(`shortcuts.key.${key}`) : key;
  };
  // With a Cmd there is one way for it.
  const shown = ways.filter((keys) => !(cmd && keys.includes('ctrl')));
  return shown.map((keys, way) => (
    <Fragment key={keys.join(' ')}>
      {way > 0 && <span className={styles.or}>{t('shortcuts.or')}</span>}
      <kbd className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {written(key)}
          </kbd>
        ))}
      </kbd>
    </Fragment>
  ));
}
