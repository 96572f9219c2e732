import { useShell, type ShellServices } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';
import { pictureUrl } from './pictures.effects.ts';

interface StoredPicture {
  /** Absent while it loads, and when there is nothing to show. */
  url?: string;
  /** There is no such picture, or it cannot be read or shown. */
  broken: boolean;
  onBroken: () => void;
}

/** Reads a picture as an object URL. */
export type ReadPicture = (
  shell: ShellServices,
  id: string,
  signal: AbortSignal,
) => Promise<string>;

/** One stored picture as an object URL, for as long as it is shown. */
export function usePictureUrl(id: string, read: ReadPicture = pictureUrl): StoredPicture {
  const shell = useShell();
  const [found, setFound] = useState<{ id: string; url?: string }>();
  useEffect(() => {
    if (id === '') return undefined;
    const stop = new AbortController();
    let made: string | undefined;
    read(shell, id, stop.signal).then(
      (url) => {
        made = url;
        if (stop.signal.aborted) URL.revokeObjectURL(url);
        else setFound({ id, url });
      },
      () => {
        if (!stop.signal.aborted) setFound({ id });
      },
    );
    return () => {
      stop.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [shell, id, read]);
  const current = found?.id === id ? found : undefined;
  const broken = id === '' || (current !== undefined && current.url === undefined);
  return { url: current?.url, broken, onBroken: () => setFound({ id }) };
}
