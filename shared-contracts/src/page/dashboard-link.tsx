// By name, as a remote imports it: the facade is the shell's, and a copy of it would be empty.
import { Link, useLanguage } from '@sastre/shared-contracts/shell';
import type { ReactNode } from 'react';
import type { Language } from '../api/index.ts';
import { paths } from '../routes/index.ts';

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'Back to Dashboard',
  de: 'Zurück zur Übersicht',
  es: 'Volver al panel',
};

interface Props {
  className?: string;
  /** Stands before the text. */
  icon?: ReactNode;
}

/** The way back to the dashboard, in the language of the page. */
export function DashboardLink({ className, icon }: Props) {
  const language = useLanguage();
  return (
    <Link to={paths.dashboard()} className={className}>
      {icon}
      {TEXTS[language]}
    </Link>
  );
}
