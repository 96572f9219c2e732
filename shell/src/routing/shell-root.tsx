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
  const read = useMemo(() => facadeOf(app), [app]);
  return (
    <ShellProvider value={useSyncExternalStore(app.session.subscribe, read)}>
      {children}
    </ShellProvider>
  );
}

/** Reads what the facade is filled with: another value once the user is, so that whoever shows them asks anew. */
function facadeOf({ services, i18n, useCapability }: ShellApp): () => ShellImplementation {
  const fill = (): ShellImplementation => ({
    services,
    Link: ShellLink,
    useQuery: useSearch,
    useTranslate: (namespace) => useTranslateOf(i18n, namespace),
    useLanguage: () => useLanguageOf(i18n),
    useCapability,
  });
  let user = services.auth.user;
  let filled = fill();
  return () => {
    if (services.auth.user !== user) {
      user = services.auth.user;
      filled = fill();
    }
    return filled;
  };
}
