import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { useLatest } from '@sastre/shared-contracts/page';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo, type RefObject } from 'react';
import { fromPromise } from 'xstate';
import { documentTitle, type LaidOutPages } from '@sastre/shared-cv-document';
import { sendCv } from '../document/print/send-cv.effects.ts';
import { withoutPicture } from '../document/shown-cv.rules.ts';
import { readingMachine } from './reading.machine.ts';

/**
 * What machines see of a CV: asked for, and read out of the bytes of its PDF by the server. `laidOut` is what
 * the preview has come to.
 */
export function useReading(hasPicture: boolean, laidOut: RefObject<LaidOutPages>) {
  const shell = useShell();
  const language = useLatest(useLanguage());
  const isThere = useLatest(hasPicture);
  const machine = useMemo(
    () =>
      readingMachine.provide({
        actors: {
          read: fromPromise(async ({ input }: { input: Cv }) => {
            const cv = isThere.current ? input : withoutPicture(input);
            const file = { cv, title: documentTitle(cv), laidOut: laidOut.current };
            const { data } = await sendCv(file, language.current, (body) =>
              shell.http.call(endpoints.readPdf, { body }),
            );
            return data.pages;
          }),
        },
      }),
    [shell, language, isThere, laidOut],
  );
  const [state, send] = useMachine(machine);
  return { state, send };
}
