import { useLatest } from '@sastre/shared-contracts/page';
import { useShell, type ShellServices } from '@sastre/shared-contracts/shell';
import { hasFiles } from '@sastre/shared-cv-form/rules';
import { useMachine } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { useCropping } from './crop/use-cropping.ts';
import { shownPicture } from './picture-file.rules.ts';
import {
  isTakable,
  listPictures,
  logFailure,
  removePicture,
  uploadPicture,
} from './pictures.effects.ts';
import { picturesMachine, type UploadInput } from './pictures.machine.ts';

interface Choice {
  /** Picture of the CV; empty for none. */
  pictureId: string;
  /** Absent: the CV is being read, and nothing can be chosen. */
  onChoose: ((pictureId: string) => void) | undefined;
  /** Stored template of the CV, which says in what shape the picture is shown. */
  template: string;
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
  const stored = useRef<(file: File, id: string) => string | undefined>(() => undefined);
  const choose = useRef((pictureId: string) => {
    const { onChoose } = latest.current;
    latest.current = { ...latest.current, pictureId };
    onChoose?.(pictureId);
  }).current;
  const machine = useMemo(
    () =>
      withEffects(shell).provide({
        actions: {
          added: ({ context }, { id, file }) => {
            shell.events.emit('pictures.changed', {});
            const now = shownPicture(latest.current.pictureId, context.ids);
            const replaces = stored.current(file, id);
            if (now === '' ? !declined.current : now === replaces) choose(id);
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
  const upload = (files: readonly File[]) => send({ type: 'upload', files });
  const crop = useCropping((file) => upload([file]));
  stored.current = crop.stored;
  return {
    state,
    send,
    crop,
    /** A photo is cropped first; several are taken as they are, and can be cropped then. */
    take: (files: readonly File[]) => {
      const [file] = files;
      const isPhoto = files.length === 1 && choice.onChoose !== undefined;
      if (isPhoto && file !== undefined && isTakable(file)) void crop.cropFile(file);
      else upload(files);
    },
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
