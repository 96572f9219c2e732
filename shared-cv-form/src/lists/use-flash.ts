import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** For how long something is lit up; chips.module.css has the same. */
const FLASH_MS = 1_600;

/** Lights up entries for a moment, by their keys. */
export function useFlash() {
  const { clock } = useShell();
  const [lit, setLit] = useState<{ keys: readonly string[]; turn: number }>({ keys: [], turn: 0 });
  useEffect(() => {
    if (lit.keys.length === 0) return undefined;
    return clock.after(FLASH_MS, () => setLit(({ turn }) => ({ keys: [], turn })));
  }, [clock, lit]);
  return {
    /** 0: not lit; another number each time it is lit anew. */
    turnOf: (key: string) => (lit.keys.includes(key) ? lit.turn : 0),
    flash: (keys: readonly string[]) => {
      if (keys.length > 0) setLit(({ turn }) => ({ keys, turn: turn + 1 }));
    },
  };
}
