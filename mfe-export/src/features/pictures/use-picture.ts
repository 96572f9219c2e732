import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useMemo, useState } from 'react';
import { createPictureStore } from './picture-store.effects.ts';

/** The URL of a picture of the user's, once it is there; undefined for none, and for one that cannot be had. */
export function usePicture(id: string): string | undefined {
  const shell = useShell();
  const store = useMemo(() => createPictureStore(shell), [shell]);
  const [loaded, setLoaded] = useState<{ id: string; url: string | undefined }>();
  useEffect(() => () => store.close(), [store]);
  useEffect(() => {
    let wanted = true;
    void store.load(id).then((url) => {
      if (wanted) setLoaded({ id, url });
    });
    return () => {
      wanted = false;
    };
  }, [store, id]);
  return loaded?.id === id ? loaded.url : undefined;
}
