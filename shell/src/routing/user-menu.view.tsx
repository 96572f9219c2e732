import { paths } from '@sastre/shared-contracts/routes';
import { Link, useShell, useT } from '@sastre/shared-contracts/shell';
import { Icon } from '@sastre/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { initialsOf } from './initials.ts';
import styles from './frame.module.css';

export function UserMenu() {
  const { auth } = useShell();
  const t = useT();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  const name = auth.user.name ?? auth.user.email ?? t('user.unnamed');

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  return (
    <div
      ref={box}
      className={styles.user}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.ghost}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('user.menu', { name })}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className={styles.wide}>{name}</span>
        <Icon name="down" size={14} />
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        <Link to={paths.myAccount()}>{t('user.account')}</Link>
        <button type="button" onClick={() => void auth.logout()}>
          {t('user.logout')}
        </button>
      </div>
    </div>
  );
}
