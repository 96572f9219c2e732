import { endpoints } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { CropDialogProps } from './crop-dialog.view.tsx';
import type { Crop } from './crop.rules.ts';
import type { OpenPicture } from './cut.effects.ts';

/** What a picture was made of, while the page knows it: to crop it anew, all of it is there. */
interface Origin {
  source: Blob;
  name: string;
  crop: Crop;
}
/** A picture that is about to be cropped. */
export interface Wanted {
  source: Blob;
  name: string;
  crop?: Crop;
  /** Id of the stored picture that it is, unless it is a file. */
  id?: string;
}
export type Cropping =
  | { type: 'opening'; name: string }
  | { type: 'failed'; name: string }
  | (Wanted & { type: 'open'; picture: OpenPicture; Dialog: ComponentType<CropDialogProps> });
interface Made extends Origin {
  /** Id of the picture that it was made from. */
  replaces: string | undefined;
}

/** The code of it comes when somebody wants to crop. */
const loadCropper = () => import('./cropper.ts');

/** Crops a file before it is uploaded, or a stored picture into another one. `upload` takes what came out. */
export function useCropping(upload: (file: File) => void) {
  const shell = useShell();
  const [cropping, setCropping] = useState<Cropping>();
  const [made] = useState(() => new WeakMap<File, Made>());
  const [origins] = useState(() => new Map<string, Origin>());
  const turn = useRef(0);
  const close = () => {
    turn.current += 1;
    setCropping(undefined);
  };
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const picture = cropping?.type === 'open' ? cropping.picture : undefined;
  useEffect(() => picture && (() => URL.revokeObjectURL(picture.url)), [picture]);

  /** Opens what `find` gives; `otherwise` where that cannot be drawn, or the code did not come. */
  const open = async (name: string, find: () => Promise<Wanted>, otherwise: () => void) => {
    turn.current += 1;
    const mine = turn.current;
    setCropping({ type: 'opening', name });
    try {
      const [{ CropDialog, openPicture }, wanted] = await Promise.all([loadCropper(), find()]);
      const opened = await openPicture(wanted.source, wanted.name);
      if (mine === turn.current)
        setCropping({ ...wanted, type: 'open', picture: opened, Dialog: CropDialog });
      else URL.revokeObjectURL(opened.url);
    } catch {
      if (mine === turn.current) otherwise();
    }
  };
  return {
    cropping,
    close,
    /** A file that was just chosen. What the browser cannot draw is the server's to judge, as it is. */
    cropFile: (file: File) =>
      open(
        file.name,
        () => Promise.resolve({ source: file, name: file.name }),
        () => {
          setCropping(undefined);
          upload(file);
        },
      ),
    /** A stored picture, or what it was made of. */
    cropStored: (id: string, name: string) =>
      open(
        name,
        async () => {
          const origin = origins.get(id);
          if (origin !== undefined) return { ...origin, id };
          const { data } = await shell.http.call(endpoints.getPicture, { params: { id } });
          return { source: data, name: 'photo', id };
        },
        () => setCropping({ type: 'failed', name }),
      ),
    takeWhole: () => {
      if (cropping?.type === 'open' && cropping.source instanceof File) upload(cropping.source);
      close();
    },
    takeCut: (file: File, crop: Crop) => {
      if (cropping?.type !== 'open') return;
      const { source, name, id } = cropping;
      made.set(file, { source, name, crop, replaces: id });
      upload(file);
      close();
    },
    /** The file is stored under this id. Answers the picture that it shall stand for. */
    stored: (file: File, id: string): string | undefined => {
      const origin = made.get(file);
      if (origin !== undefined) origins.set(id, origin);
      return origin?.replaces;
    },
  };
}
