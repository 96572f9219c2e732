import { defaultTailored, type Cv } from '@sastre/shared-contracts/api';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import { sampleCv } from '@sastre/shared-contracts/testing';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { exportMachine } from './export.machine.ts';
import type { LayoutSave, Opened, PrintedFile, SavedLayout } from './export.types.ts';
import type { LayoutChange } from '../panel/layout.rules.ts';

export const stored: VersionedCv = {
  cv: { ...sampleCv(), tailored: defaultTailored },
  etag: '"1"',
};
export const printed: PrintedFile[] = [{ url: 'blob:1', fileName: 'x.pdf', report: undefined }];
/** A change of the main colour. */
export const coloured = (colour: string): LayoutChange => ({
  pdfOptions: { primaryColorOverride: colour },
});
export const colourOf = (cv: Cv | undefined) => cv?.tailored?.pdfOptions.primaryColorOverride;

interface Ends {
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** A machine whose answers come when a test says so. */
export function world() {
  const clock = new SimulatedClock();
  const open = new Map<string, Ends[]>();
  const inputs: { id: string; input: unknown }[] = [];
  const done: string[] = [];
  const asked = <Answer, Input>(id: string) =>
    fromPromise<Answer, Input>(({ input }) => {
      inputs.push({ id, input });
      return new Promise<Answer>((resolve, reject) => {
        const ends = { resolve: resolve as Ends['resolve'], reject };
        open.set(id, [...(open.get(id) ?? []), ends]);
      });
    });
  const actor = createActor(
    exportMachine.provide({
      actors: {
        load: asked<Opened, { cvId: string | undefined }>('load'),
        saveLayout: asked<SavedLayout, LayoutSave>('saveLayout'),
        saveWhole: asked<VersionedCv, VersionedCv>('saveWhole'),
        print: asked<PrintedFile[], Cv>('print'),
      },
      actions: {
        keep: ({ context }) => void done.push(`keep ${JSON.stringify(context.unsaved ?? {})}`),
        giveUp: () => void done.push('giveUp'),
      },
    }),
    { input: { cvId: undefined }, clock },
  ).start();
  // What follows from an answer follows in microtasks.
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const endOf = (id: string): Ends => {
    const ends = open.get(id)?.shift();
    if (ends === undefined) throw new Error(`${id} was not asked`);
    return ends;
  };
  return {
    actor,
    clock,
    inputs,
    done,
    settle,
    inFlight: (id: string) => open.get(id)?.length ?? 0,
    asked: (id: string) => inputs.filter((one) => one.id === id).map(({ input }) => input),
    answer: async (id: string, output: unknown) => {
      endOf(id).resolve(output as never);
      await settle();
    },
    fail: async (id: string, error: unknown) => {
      endOf(id).reject(error);
      await settle();
    },
  };
}
