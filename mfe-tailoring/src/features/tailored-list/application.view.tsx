import type { TailoredCvListItem } from '@sastre/shared-contracts/api';
import { useT } from '@sastre/shared-contracts/shell';
import { Note, SelectField, useAnnounce } from '@sastre/shared-ui';
import type { Choice, Marked } from './application.machine.ts';
import { PROGRESS, progressOf } from './arrange.rules.ts';
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
    announce(t('list.marked', { name, status: said(progressOf(marked) ?? '') }));
    onMarked(item._id, marked);
  });
  const { choice, isFailed } = state.context;
  const stored = (progressOf(item) ?? '') as Choice;
  const options = (['', ...PROGRESS] as const).map((value) => ({
    value,
    label: said(value),
  }));
  return (
    <div className={styles.application}>
      <SelectField
        label={t('list.statusOf', { company: item.companyName })}
        labelHidden
        value={state.hasTag('saving') ? choice : stored}
        onChange={(next) => send({ type: 'choose', choice: next })}
        options={options}
      />
      {isFailed && <Note tone="error">{t('list.markFailed')}</Note>}
    </div>
  );
}
