import {
  machineClock,
  useLatest,
  useLeave,
  ChangedElsewhere,
  type VersionedCv,
} from '@sastre/shared-contracts/page';
import { useLanguage, useShell, type OpenedTab } from '@sastre/shared-contracts/shell';
import type { Cv } from '@sastre/shared-contracts/api';
import type { LaidOutPages } from '@sastre/shared-cv-document';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { fromPromise } from 'xstate';
import type { PictureStore } from '../pictures/picture-store.effects.ts';
import { openCv, saveWhole } from './cv.effects.ts';
import { exportMachine } from './export.machine.ts';
import type { LayoutSave } from './export.types.ts';
import { createLayoutJournal } from './journal.effects.ts';
import { createLayoutSaver } from './layout.effects.ts';
import { printCv } from './print/print.effects.ts';
import { withoutPicture } from './shown-cv.rules.ts';

/**
 * The export screen's machine with the shell's effects, and Download, which must open its tab in the click. `laidOut` is
 * what the preview has come to.
 */
export function useExport(
  cvId: string | undefined,
  pictures: PictureStore,
  laidOut: RefObject<LaidOutPages>,
) {
  const shell = useShell();
  const language = useLatest(useLanguage());
  const tab = useRef<OpenedTab | undefined>(undefined);
  const { machine, saver, journal } = useMemo(() => {
    const kept = createLayoutJournal(shell);
    const layout = createLayoutSaver(shell, kept);
    const provided = exportMachine.provide({
      actors: {
        load: fromPromise(async ({ input }: { input: { cvId: string | undefined } }) => {
          const opened = await openCv(shell, input.cvId, language.current);
          await pictures.load(pictureOf(opened.stored));
          return opened;
        }),
        saveLayout: fromPromise(async ({ input }: { input: LayoutSave }) => {
          const saved = await layout.save(input);
          if (saved.elsewhere) await pictures.load(pictureOf(saved));
          return saved;
        }),
        saveWhole: fromPromise(({ input }: { input: VersionedCv }) =>
          saveWhole(shell, input).catch(async (error: unknown) => {
            if (error instanceof ChangedElsewhere) await pictures.load(pictureOf(error.latest));
            throw error;
          }),
        ),
        print: fromPromise(({ input }: { input: Cv }) => {
          const isThere = pictures.url(pictureOf({ cv: input })) !== undefined;
          const shown = isThere ? input : withoutPicture(input);
          return printCv(shell, shown, language.current, tab.current, laidOut.current);
        }),
      },
      actions: {
        keep: ({ context }) => kept.keep(context.stored?.cv._id ?? '', context.unsaved),
        giveUp: () => tab.current?.close(),
      },
    });
    return { machine: provided, saver: layout, journal: kept };
  }, [shell, pictures, language, laidOut]);
  const [state, send, actor] = useMachine(machine, {
    input: { cvId },
    clock: machineClock(shell.clock),
  });

  const leave = useCallback(() => {
    actor.send({ type: 'leave' });
    journal.flush();
  }, [actor, journal]);
  useLeave(leave);
  useLayoutEffect(
    () => () => {
      const { stored, since } = actor.getSnapshot().context;
      const isSaving = actor.getSnapshot().matches({ open: { layout: 'saving' } });
      if (isSaving && stored && since) saver.saveLate({ stored, change: since });
    },
    [actor, saver],
  );
  useEffect(
    () =>
      shell.nav.guard(
        () => {
          // What waits is saved on the way out; only what could not be saved is worth a question.
          leave();
          return actor.getSnapshot().hasTag('failed');
        },
        { kept: true },
      ),
    [actor, leave, shell],
  );
  const download = () => {
    tab.current = shell.nav.openTab();
    send({ type: 'download' });
  };
  const now = useCallback(() => actor.getSnapshot().context.shown, [actor]);
  return { state, send, now, download };
}

const pictureOf = ({ cv }: Pick<VersionedCv, 'cv'>) => cv.tailored?.pdfOptions.pictureId ?? '';
