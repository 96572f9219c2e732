import { useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { useEffect, useId, useRef } from 'react';
import styles from './pictures.module.css';
import type { ShareEvent } from './share.machine.ts';
import type { useShare } from './use-share.ts';

interface Props {
  /** Of the picture. */
  name: string;
  state: ReturnType<typeof useShare>[0];
  send: (event: ShareEvent) => void;
}

/** A picture's link, selected and copied where the browser allows it, for as long as it lives. */
export function ShareView({ name, state, send }: Props) {
  const t = useT();
  const ids = { field: useId(), hint: useId() };
  const field = useRef<HTMLInputElement>(null);
  const { link, copied, id } = state.context;
  useEffect(() => {
    if (link === '') return;
    field.current?.focus();
    field.current?.select();
  }, [link]);

  if (state.hasTag('failed') || state.hasTag('expired')) {
    return (
      <Note tone={state.hasTag('failed') ? 'error' : 'info'}>
        {t(state.hasTag('failed') ? 'pictures.failed.share' : 'pictures.shareExpired')}{' '}
        <Button variant="text" size="s" onClick={() => send({ type: 'share', id })}>
          {t('pictures.shareAgain')}
        </Button>
      </Note>
    );
  }
  if (!state.hasTag('live')) return null;
  return (
    <div className={styles.link}>
      <label htmlFor={ids.field} className={styles.linkLabel}>
        {t('pictures.shareNamed', { name })}
      </label>
      <div className={styles.linkRow}>
        <input
          ref={field}
          id={ids.field}
          className={styles.linkField}
          readOnly
          value={link}
          aria-describedby={ids.hint}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => send({ type: 'copy' })}>{t('pictures.copy')}</Button>
        <Button variant="text" onClick={() => send({ type: 'close' })}>
          {t('pictures.shareClose')}
        </Button>
      </div>
      <p id={ids.hint} className={styles.quiet}>
        {t('pictures.shareLife')}
      </p>
      <p role="status" className={styles.said}>
        {state.matches({ live: 'shown' }) && t(copied ? 'pictures.copied' : 'pictures.copyByHand')}
      </p>
    </div>
  );
}
