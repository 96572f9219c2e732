import { defaultPersonalInfo } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { Link, useT, type Translate } from '@sastre/shared-contracts/shell';
import { Button, Note, useAnnounce } from '@sastre/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './main-changes.module.css';
import { PARTS, type TakeOver } from './take-over.rules.ts';
import { useMainChanges } from './use-main-changes.ts';
import { useSeen } from './use-seen.ts';

interface Props {
  cvId: string;
  /** What the copy is called, for who only hears it. */
  name: string;
  /** One of many: what is taken over is not explained. */
  isBrief?: boolean;
  onTaken?: () => void;
}

/** That the main CV was changed since a copy was made, by what, and that it can be taken over. Looked for once it is seen. */
export function MainChanges({ cvId, name, isBrief = false, onTaken }: Props) {
  const t = useT();
  const announce = useAnnounce();
  const [state, send] = useMainChanges(cvId, () => {
    announce(t('mainChanges.takenNamed', { name }));
    onTaken?.();
  });
  const place = useSeen(() => send({ type: 'see' }));
  const { found, isFailed } = state.context;
  if (state.hasTag('taken')) return <Taken cvId={cvId} name={name} />;
  // Where nothing is shown yet an element tells that this place is seen.
  if (!state.hasTag('offered') || found === undefined)
    return <div ref={place} className={styles.place} />;
  return (
    <div className={styles.changes}>
      <Note tone="info">
        <div className={isBrief ? styles.brief : styles.whole}>
          <div>
            <p>{t('mainChanges.told', { changes: toldChanges(found, t) })}</p>
            {!isBrief && <p>{t('mainChanges.help')}</p>}
          </div>
          <Button
            size="s"
            busy={state.hasTag('taking')}
            aria-label={t('mainChanges.takeNamed', { name })}
            onClick={() => send({ type: 'take' })}
          >
            {t('mainChanges.take')}
          </Button>
        </div>
        {isFailed && <p role="alert">{t('mainChanges.failed')}</p>}
      </Note>
    </div>
  );
}

/** It was taken over; the copy leads to its history, in which it is as it was. Takes the focus that its button had. */
function Taken({ cvId, name }: { cvId: string; name: string }) {
  const t = useT();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <p ref={told} tabIndex={-1} className={styles.taken}>
      {t('mainChanges.taken')}{' '}
      <Link to={paths.cvData({ cvId })} aria-label={t('mainChanges.openNamed', { name })}>
        {t('mainChanges.open')}
      </Link>
    </p>
  );
}

const FIELDS = Object.keys(defaultPersonalInfo);

/** "phone, 1 job". What a later version adds has no name here. */
function toldChanges({ fields, counts }: TakeOver, t: Translate): string {
  const named = fields.map((field) => (FIELDS.includes(field) ? field : 'other'));
  const parts = PARTS.flatMap((part) => {
    const count = counts[part];
    return count === undefined ? [] : t(`mainChanges.part.${part}`, { count });
  });
  return [...new Set(named.map((field) => t(`mainChanges.field.${field}`))), ...parts].join(', ');
}
