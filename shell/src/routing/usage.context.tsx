import type { ActiveSubscription, Plan } from '@sastre/shared-contracts/api';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { usePlans, useUsage } from './use-usage.ts';

interface UsageFacts {
  use: ActiveSubscription | undefined;
  plans: readonly Plan[];
}

const Context = createContext<UsageFacts>({ use: undefined, plans: [] });

/** Asks once for what header and dashboard say of plan and AI use. */
export function UsageProvider({ children }: { children: ReactNode }) {
  const use = useUsage();
  const plans = usePlans();
  const facts = useMemo(() => ({ use, plans }), [use, plans]);
  return <Context value={facts}>{children}</Context>;
}

/** Subscription and AI use, and the plans; what is unknown is not there. */
export function useUsageFacts(): UsageFacts {
  return useContext(Context);
}
