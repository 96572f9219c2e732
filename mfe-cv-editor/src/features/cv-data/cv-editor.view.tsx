import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT, type Translate } from '@sastre/shared-contracts/shell';
import { focusField, showField, useShownErrors } from '@sastre/shared-cv-form';
import { checkAll, type CvDraft } from '@sastre/shared-cv-form/rules';
import { Button, Note, useAnnounce } from '@sastre/shared-ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ConflictNote } from '../conflict/conflict-note.view.tsx';
import type { Choice } from '../conflict/conflict.types.ts';
import { refusedFields } from '../cv-store/refused-fields.rules.ts';
import { LackingNote } from '../missing/lacking-note.view.tsx';
import { MissingFields } from '../missing/missing-fields.view.tsx';
import { placeName } from '../missing/place-name.rules.ts';
import type { Context, Went } from './cv-data.context.ts';
import type { CvDataEvent } from './cv-data.machine.ts';
import styles from './cv-data.module.css';
import { useSame } from '../sheet/use-same.ts';
import { SaveBar, type BarStatus } from './save-bar.view.tsx';
import { SaveNote } from './save-note.view.tsx';
import { TabForm } from './tab-content.view.tsx';
import { tabOfPath, type CvTab } from './tabs.rules.ts';
import { useFormKeys } from './use-form-keys.ts';

/** A place of the form that shall be seen, and have the focus unless that stays where it is. */
export interface Wanted {
  path: string;
  keepsFocus?: boolean;
}
interface Props {
  draft: CvDraft;
  /** The form as it was when typing began. */
  base: CvDraft | undefined;
  tab: CvTab;
  onTab: (tab: CvTab) => void;
  /** The field that shall have the focus, and how to ask for one. */
  wanted: Wanted | undefined;
  onWant: (wanted: Wanted) => void;
  /** Puts the form into the tab's panel; tabs with something missing are marked. */
  panel: (form: ReactNode, marked: ReadonlySet<CvTab>) => ReactNode;
  status: BarStatus & { restored: boolean };
  /** What differs, while it is not said whose it shall be. */
  choice: Choice | undefined;
  state: Pick<Context, 'cvId' | 'error' | 'tried' | 'refused' | 'went'>;
  send: (event: CvDataEvent) => void;
  onHistory: () => void;
}

/** The active tab as a form, with what must be said about it and the save bar. */
export function CvEditor(props: Props) {
  const { draft, base, tab, onTab, wanted, onWant, panel, status, choice } = props;
  const { state, send, onHistory } = props;
  const t = useT();
  const shell = useShell();
  const announce = useAnnounce();
  const form = useRef<HTMLDivElement>(null);
  // Lists that have something to say of what was removed begin anew where a step changed them.
  const [turn, setTurn] = useState(0);
  const { blocking, lacking } = checkAll(draft, base);
  const refused = refusedFields(state.error, state.tried, draft);
  const { shown, onBlur, showAll } = useShownErrors({ ...refused, ...blocking }, draft);
  useEffect(() => {
    if (wanted === undefined || form.current === null) return;
    const lead = wanted.keepsFocus === true ? showField : focusField;
    lead(form.current, wanted.path);
  }, [wanted]);

  const goTo = (path: string) => {
    onTab(tabOfPath(path));
    onWant({ path });
  };
  const onRefused = useEffectEvent(() => {
    const [first] = Object.keys(blocking);
    showAll();
    if (first !== undefined) goTo(first);
  });
  useEffect(() => {
    if (state.refused > 0) onRefused();
  }, [state.refused]);
  const onFailed = useEffectEvent(() => {
    const [first] = Object.keys(refused);
    if (first === undefined) return;
    showAll();
    goTo(first);
  });
  useEffect(() => {
    if (state.error !== undefined) onFailed();
  }, [state.error]);
  const onWent = useEffectEvent(({ direction, path, changes }: Went) => {
    const isOne = changes === 1;
    if (!isOne || isList(path)) setTurn((count) => count + 1);
    announce(wentText({ direction, path, changes }, draft, t));
    // What is laid out beside the form has no field in it, and a whole version has too many.
    if (!isOne || path.startsWith('layout')) return;
    // In the bar it stays where it can be pressed again; a button of the form may have gone with what it did.
    const { activeElement } = document;
    const isInBar =
      activeElement instanceof HTMLButtonElement && form.current?.contains(activeElement) === false;
    onTab(tabOfPath(path));
    onWant({ path, keepsFocus: isInBar });
  });
  useEffect(() => {
    if (state.went !== undefined) onWent(state.went);
  }, [state.went]);

  const isLocked = status.saving || status.saved;
  const save = useSame(() => send({ type: 'save' }));
  const undo = useSame(() => send({ type: 'undo' }));
  const redo = useSame(() => send({ type: 'redo' }));
  useFormKeys({
    save: () => isLocked || send({ type: 'save', stays: true }),
    go: (direction) => isLocked || send({ type: direction }),
  });
  const cancel = useSame(() => {
    if (!status.dirty || shell.dialogs.confirm(t('discardQuestion'))) send({ type: 'cancel' });
  });
  const pdf = useSame(() => {
    if (status.dirty) send({ type: 'save', stays: true, toPdf: true });
    else shell.nav.go(paths.exportPdf(state.cvId));
  });
  const missing = state.refused > 0 ? Object.keys(blocking) : [];
  const isHere = (path: string) => tabOfPath(path) === tab;
  return (
    <>
      {status.restored && (
        <div className={styles.note}>
          <Note tone="info">
            {t('restored')}{' '}
            <Button variant="text" size="s" onClick={() => send({ type: 'discard' })}>
              {t('discard')}
            </Button>
          </Note>
        </div>
      )}
      <div ref={form} onBlur={onBlur} inert={isLocked}>
        {panel(
          <>
            <LackingNote
              paths={Object.keys(lacking).filter(isHere)}
              draft={draft}
              where="form"
              onGo={(path) => onWant({ path })}
            />
            <TabForm
              key={turn}
              tab={tab}
              draft={draft}
              errors={shown}
              folds
              wanted={wanted}
              onChange={(part, together) => send({ type: 'change', part, together })}
            />
          </>,
          new Set(missing.map(tabOfPath)),
        )}
      </div>
      {choice !== undefined && (
        <ConflictNote
          choice={choice}
          onKeepMine={() => send({ type: 'keepMine' })}
          onLoadTheirs={() => send({ type: 'loadTheirs' })}
        />
      )}
      <SaveBar
        {...status}
        went={state.went && wentText(state.went, draft, t)}
        failure={
          state.error !== undefined && (
            <SaveNote
              error={state.error}
              trying={status.trying}
              onTry={status.waiting ? save : undefined}
            />
          )
        }
        missing={
          missing.length > 0 && (
            <MissingFields
              paths={missing}
              draft={draft}
              text={(count) => t('refused.count', { count })}
              role="alert"
              onGo={goTo}
            />
          )
        }
        onUndo={undo}
        onRedo={redo}
        onHistory={onHistory}
        onPdf={pdf}
        onCancel={cancel}
        onSave={save}
      />
    </>
  );
}

function wentText({ direction, path, changes }: Went, draft: CvDraft, t: Translate): string {
  const place = changes === 1 ? placeName(path, draft, t) : t('steps.changes', { count: changes });
  return t(`steps.now.${direction}`, { place });
}

const LIST =
  /(^|\.)(work_experience|education|skills|language_skills|sections|entries|achievements|highlights)$/;

/** Whether entries came, went or moved there. */
function isList(path: string): boolean {
  return LIST.test(path);
}
