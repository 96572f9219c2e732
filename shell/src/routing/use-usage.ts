import { endpoints, type ActiveSubscription, type Plan } from '@sastre/shared-contracts/api';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** Subscription and AI use, as fresh as the facts that change them; undefined while, and when, it is unknown. */
export function useUsage(): ActiveSubscription | undefined {
  const { http, events } = useShell();
  const [use, setUse] = useState<ActiveSubscription>();
  useEffect(() => {
    const controller = new AbortController();
    const load = () =>
      void http.call(endpoints.activeSubscription, {}, { signal: controller.signal }).then(
        ({ data }) => setUse(data),
        () => undefined,
      );
    load();
    const releases = [events.on('subscription.changed', load), events.on('cv.tailored', load)];
    return () => {
      controller.abort();
      for (const release of releases) release();
    };
  }, [http, events]);
  return use;
}

/** The plans in the interface's language; none while, and when, they are unknown. */
export function usePlans(): readonly Plan[] {
  const { http } = useShell();
  const language = useLanguage();
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    http.call(endpoints.listPlans, { query: { language } }, { signal: controller.signal }).then(
      ({ data }) => setPlans(data),
      // Names in the language of before are worse than none.
      () => !controller.signal.aborted && setPlans([]),
    );
    return () => controller.abort();
  }, [http, language]);
  return plans;
}
