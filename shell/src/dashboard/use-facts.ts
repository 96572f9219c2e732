import type { Cv } from '@sastre/shared-contracts/api';
import { formatAgo, isJustNow, useLocale } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useUsageFacts } from '../routing/usage.context.tsx';
import { factOf } from './facts.rules.ts';
import { useCopies } from './use-copies.ts';

/** What the cards say of the one who is signed in, by the path of their page. */
export function useFacts(cv: Cv | undefined): (path: string) => string | undefined {
  const t = useT();
  const locale = useLocale();
  const { auth, clock } = useShell();
  const { use, plans } = useUsageFacts();
  const copies = useCopies();
  const now = clock.now();
  return (path) => {
    const fact = factOf(path, { cv, use, plans, copies, email: auth.user.email });
    if (fact === undefined) return undefined;
    if (fact.at === undefined) return t(`fact.${fact.key}`, { ...fact.values });
    // "Edited now" is no sentence in every language.
    if (isJustNow(fact.at, now)) return t('fact.editedNow');
    return t(`fact.${fact.key}`, { ...fact.values, when: formatAgo(fact.at, now, locale) });
  };
}
