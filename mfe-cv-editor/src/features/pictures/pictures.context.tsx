import { useLatest } from '@sastre/shared-contracts/page';
import { useShell, type ShellServices } from '@sastre/shared-contracts/shell';
import { useMachine } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { hasFiles, shownPicture } from './picture-file.rules.ts';
import { listPictures, logFailure, removePicture, uploadPicture } from './pictures.effects.ts';
import { picturesMachine, type UploadInput } from './pictures.machine.ts';

interface Choice {
  /** Picture of the CV; empty for none. */
  pictureId: string;
  /** Absent: the CV is being read, and nothing can be chosen. */
  onChoose: ((pictureId: string) => void) | undefined;
}
type Pictures = Choice & ReturnType<typeof usePicturesMachine>;

const PicturesContext = createContext<Pictures | null>(null);

/** The user's pictures and which one the CV shows, for a whole page: an upload goes on while another tab is shown. */
export function PicturesProvider({ children, ...choice }: Choice & { children: ReactNode }) {
  useEffect(keepFilesOut, []);
  const pictures = usePicturesMachine(choice);
  return <PicturesContext value={{ ...choice, ...pictures }}>{children}</PicturesContext>;
}

/** What the page's provider holds. */
export function usePictures(): Pictures {
  const pictures = useContext(PicturesContext);
  if (pictures === null) throw new Error('PicturesProvider is missing above this component');
  return pictures;
}

/** The machine with the shell's effects. The first upload is chosen by itself, unless the user wants none. */
function usePicturesMachine(choice: Choice) {
  const shell = useShell();
  const latest = useLatest(choice);
  const declined = useRef(false);
  const choose = useRef((pictureId: string) => {
    const { onChoose } = latest.current;
    latest.current = { ...latest.current, pictureId };
    onChoose?.(pictureId);
  }).current;
  const machine = useMemo(
    () =>
      withEffects(shell).provide({
        actions: {
          added: ({ context }, { id }) => {
            shell.events.emit('pictures.changed', {});
            const none = shownPicture(latest.current.pictureId, context.ids) === '';
            if (none && !declined.current) choose(id);
          },
          removed: (_, { id }) => {
            shell.events.emit('pictures.changed', {});
            if (latest.current.pictureId === id) choose('');
          },
          failed: (_, failure) => logFailure(failure),
        },
      }),
    [shell, choose, latest],
  );
  const [state, send] = useMachine(machine);
  return {
    state,
    send,
    /** The user's own choice. */
    choose: (pictureId: string) => {
      declined.current = pictureId === '';
      choose(pictureId);
    },
  };
}

function withEffects(shell: ShellServices) {
  return picturesMachine.provide({
    actors: {
      load: fromPromise(() => listPictures(shell)),
      upload: fromPromise(({ input }: { input: UploadInput }) => uploadPicture(shell, input)),
      remove: fromPromise(({ input }: { input: { id: string } }) => removePicture(shell, input.id)),
    },
  });
}

/** A file dropped beside the zone would otherwise replace the page, and what was typed with it. */
function keepFilesOut(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}
