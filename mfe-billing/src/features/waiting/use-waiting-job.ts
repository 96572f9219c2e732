import { hasWaitingJob } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** True when the limits sent somebody here and their job description waits. */
export function useWaitingJob(): boolean {
  const shell = useShell();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    let wanted = true;
    void hasWaitingJob(shell).then((found) => wanted && setWaiting(found));
    return () => {
      wanted = false;
    };
  }, [shell]);
  return isWaiting;
}
