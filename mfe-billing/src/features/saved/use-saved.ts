import { forgetOnboardingFinished, wasOnboardingFinished } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** True when somebody comes from the onboarding: said once, and never again, whether the page is left or loaded anew. */
export function useSaved(): boolean {
  const shell = useShell();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    let wanted = true;
    void wasOnboardingFinished(shell).then((finished) => {
      if (!wanted || !finished) return;
      setSaved(true);
      // At once: a tab that is closed or sent elsewhere has no time to.
      void forgetOnboardingFinished(shell);
    });
    return () => {
      wanted = false;
    };
  }, [shell]);
  return isSaved;
}
