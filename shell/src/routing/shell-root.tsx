import {
  ShellProvider,
  type LinkProps,
  type ShellImplementation,
} from '@sastre/shared-contracts/shell';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useLanguageOf, useTranslateOf } from '../i18n/hooks.ts';
import type { ShellApp } from '../app.types.ts';

function ShellLink({ to, ...rest }: LinkProps) {
  return <RouterLink to={to} {...rest} />;
}

function useSearch(): URLSearchParams {
  return useSearchParams()[0];
}

/** Fills the facade with the shell's router, texts and services. */
export function ShellRoot({ app, children }: { app: ShellApp; children: ReactNode }) {
  const { services, session, i18n, useCapability } = app;
  // Whoever shows the user asks anew when they are called something else.
  const user = useSyncExternalStore(session.subscribe, () => services.auth.user);
  const implementation = useMemo<ShellImplementation>(
    () => ({
      services,
      Link: ShellLink,
      useQuery: useSearch,
      useTranslate: (namespace) => useTranslateOf(i18n, namespace),
      useLanguage: () => useLanguageOf(i18n),
      useCapability,
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another name is another value to all who show it
    [services, i18n, useCapability, user],
  );
  return <ShellProvider value={implementation}>{children}</ShellProvider>;
}
