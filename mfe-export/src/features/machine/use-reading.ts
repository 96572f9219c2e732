import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { useLatest } from '@sastre/shared-contracts/page';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { useMemo, type RefObject } from 'react';
import { fromPromise } from 'xstate';
import { documentTitle } from '@sastre/shared-cv-document';
import { sendCv } from '../document/print/send-cv.effects.ts';
import { withoutPicture } from '../document/shown-cv.rules.ts';
import { readingMachine } from './reading.machine.ts';

/**
 * What machines see of a CV: asked for, and read out of the bytes of its PDF by the server. `shrunk` is the factor by which
 * the preview has closed up its gaps.
 */
export function useReading(hasPicture: boolean, shrunk: RefObject<number>) {
  const shell = useShell();
  const language = useLatest(useLanguage());
  const isThere = useLatest(hasPicture);
  const machine = useMemo(
    () =>
      readingMachine.provide({
        actors: {
          read: fromPromise(async ({ input }: { input: Cv }) => {
            const cv = isThere.current ? input : withoutPicture(input);
            const file = { cv, title: documentTitle(cv), shrunk: shrunk.current };
            const { data } = await sendCv(file, language.current, (body) =>
              shell.http.call(endpoints.readPdf, { body }),
            );
            return data.pages;
          }),
        },
      }),
    [shell, language, isThere, shrunk],
  );
  const [state, send] = useMachine(machine);
  return { state, send };
}
