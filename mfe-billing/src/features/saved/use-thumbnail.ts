import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { useCapability, useShell } from '@sastre/shared-contracts/shell';
import { useCallback, useEffect, useState } from 'react';

/** How long room is held for a picture that is under way; what comes later does not move what is read by then. */
const PATIENCE_MS = 3_000;

/** The CV and the part that draws its first page; without room there is none, and none will come. */
export function useThumbnail() {
  const { http, clock } = useShell();
  const { state, Part } = useCapability('cv-thumbnail', true);
  const [cv, setCv] = useState<Cv>();
  const [is, setIs] = useState<'coming' | 'shown' | 'missing'>('coming');
  const isOffered = state !== 'absent';
  useEffect(() => {
    if (!isOffered) return undefined;
    const controller = new AbortController();
    const giveUp = () => setIs((now) => (now === 'coming' ? 'missing' : now));
    const stop = clock.after(PATIENCE_MS, giveUp);
    http.call(endpoints.getMainCv, {}, { signal: controller.signal }).then(
      ({ data }) => setCv(data),
      () => !controller.signal.aborted && giveUp(),
    );
    return () => {
      stop();
      controller.abort();
    };
  }, [http, clock, isOffered]);
  const onShown = useCallback(() => setIs('shown'), []);
  const hasRoom = isOffered && state !== 'failed' && is !== 'missing';
  return { hasRoom, cv, Part, onShown };
}
