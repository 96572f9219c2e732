import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Capability, CapabilityName } from './capabilities.ts';
import type { ShellServices } from './services.ts';

/** Values put into a text's `{{name}}` places. */
export type TextValues = Record<string, string | number>;
/** Translates a key of the current namespace. */
export type Translate = (key: string, values?: TextValues) => string;

export interface LinkProps {
  to: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step' | 'true';
}

/** What the shell fills in: its services, and the hooks and parts of its router and i18n. */
export interface ShellImplementation {
  services: ShellServices;
  Link: ComponentType<LinkProps>;
  /** Query of the current URL; re-renders on change. */
  useQuery: () => URLSearchParams;
  /** Texts of a namespace; re-renders when the language changes. */
  useTranslate: (namespace: string) => Translate;
  /** Current language; re-renders on change. */
  useLanguage: () => ShellServices['i18n']['language'];
  /** What another remote offers; re-renders when its state changes. */
  useCapability: <N extends CapabilityName>(name: N, wanted: boolean) => Capability<N>;
}

const ShellContext = createContext<ShellImplementation | null>(null);
const NamespaceContext = createContext('shell');

/** Fills the facade. The shell renders it once; tests by `fakeShell`. */
export function ShellProvider(props: { value: ShellImplementation; children: ReactNode }) {
  return <ShellContext value={props.value}>{props.children}</ShellContext>;
}

/** Namespace of the texts below; the shell sets it around each remote's page. */
export function NamespaceProvider(props: { value: string; children: ReactNode }) {
  return <NamespaceContext value={props.value}>{props.children}</NamespaceContext>;
}

function useImplementation(): ShellImplementation {
  const implementation = useContext(ShellContext);
  if (implementation === null) throw new Error('ShellProvider is missing above this component');
  return implementation;
}

/** The shell's services. */
export function useShell(): ShellServices {
  return useImplementation().services;
}

/** Translator of the surrounding remote's texts. */
export function useT(): Translate {
  const namespace = useContext(NamespaceContext);
  return useImplementation().useTranslate(namespace);
}

/** Query of the current URL. */
export function useQuery(): URLSearchParams {
  return useImplementation().useQuery();
}

/** Current interface language; re-renders on change. */
export function useLanguage(): ShellServices['i18n']['language'] {
  return useImplementation().useLanguage();
}

/**
 * A part that another remote offers, loaded as soon as it is `wanted`. A page must be whole without it: nobody may offer
 * it, and it may fail at any time.
 */
export function useCapability<N extends CapabilityName>(name: N, wanted: boolean): Capability<N> {
  return useImplementation().useCapability(name, wanted);
}

/** A link inside the site. */
export function Link(props: LinkProps) {
  const Implementation = useImplementation().Link;
  return <Implementation {...props} />;
}
