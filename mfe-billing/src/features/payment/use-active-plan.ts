import { endpoints } from '@sastre/shared-contracts/api';
import { useLanguage, useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** The plan that was paid for, and until when (ISO); undefined while, and when, it is unknown. */
export function useActivePlan(isPaid: boolean): { name: string; endDate: string } | undefined {
  const { http } = useShell();
  const language = useLanguage();
  const [plan, setPlan] = useState<{ name: string; endDate: string }>();
  useEffect(() => {
    if (!isPaid) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([
      http.call(endpoints.activeSubscription, {}, { signal }),
      http.call(endpoints.listPlans, { query: { language } }, { signal }),
    ]).then(
      ([{ data }, { data: plans }]) => {
        const { planId, endDate } = data.activeSubscription;
        const name = plans.find(({ _id }) => _id === planId)?.name;
        setPlan(name === undefined || endDate === null ? undefined : { name, endDate });
      },
      // The payment is good all the same.
      () => undefined,
    );
    return () => controller.abort();
  }, [http, isPaid, language]);
  return plan;
}
