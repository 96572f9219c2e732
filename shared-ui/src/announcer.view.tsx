import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.view.tsx';

const Announce = createContext<(text: string) => void>(() => undefined);

/** Says what happened to whoever does not see it. */
export function useAnnounce(): (text: string) => void {
  return useContext(Announce);
}

/** One voice for all that is inside. The text is put in anew each time, so that the same one is said again. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useMemo(
    () => (text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return (
    <Announce value={announce}>
      {children}
      <VisuallyHidden>
        <span role="status">{said.text !== '' && <span key={said.count}>{said.text}</span>}</span>
      </VisuallyHidden>
    </Announce>
  );
}
