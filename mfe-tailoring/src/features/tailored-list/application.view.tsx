import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type TailoredCvListItem,
} from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Note, SelectField, useAnnounce } from '@sastre/shared-ui';
import type { Choice, Marked } from './application.machine.ts';
import styles from './tailored-list.module.css';
import { useApplication } from './use-application.ts';

interface Props {
  item: TailoredCvListItem;
  /** The row's name. */
  name: string;
  onMarked: (id: string, marked: Marked) => void;
}

/** How far the application with a copy is, to be chosen. */
export function Application({ item, name, onMarked }: Props) {
  const t = useT();
  const announce = useAnnounce();
  const said = (choice: string) => t(`list.status.${choice === '' ? 'none' : choice}`);
  const [state, send] = useApplication(item._id, (marked) => {
    announce(t('list.marked', { name, status: said(marked.application?.status ?? '') }));
    onMarked(item._id, marked);
  });
  const { choice, isFailed } = state.context;
  const stored = item.application?.status ?? '';
  const options = (['', ...APPLICATION_STATUSES] as const).map((value) => ({
    value: value as Choice,
    label: said(value),
  }));
  return (
    <div className={styles.application}>
      <SelectField
        label={t('list.statusOf', { company: item.companyName })}
        labelHidden
        value={state.hasTag('saving') ? choice : (stored as ApplicationStatus)}
        onChange={(next) => send({ type: 'choose', choice: next })}
        options={options}
      />
      {isFailed && <Note tone="error">{t('list.markFailed')}</Note>}
    </div>
  );
}
