import { forgetOnboardingFinished, wasOnboardingFinished } from '@sastre/shared-contracts/page';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** True when somebody comes from the onboarding: said once, and again only after a reload of the page that said it. */
export function useSaved(): boolean {
  const shell = useShell();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    let wanted = true;
    let said = false;
    void wasOnboardingFinished(shell).then((finished) => {
      if (!wanted || !finished) return;
      said = true;
      setSaved(true);
    });
    return () => {
      wanted = false;
      if (said) void forgetOnboardingFinished(shell);
    };
  }, [shell]);
  return isSaved;
}
