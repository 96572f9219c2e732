import { useT } from '@sastre/shared-contracts/shell';
import { useRef, type ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { ShellApp } from '../app.types.ts';
import { ConnectionMark } from './connection-mark.view.tsx';
import { Foot } from './foot.view.tsx';
import styles from './frame.module.css';
import { Header } from './header.view.tsx';
import { OverridesMark } from './overrides-mark.view.tsx';
import { SessionEnded } from './session-ended.view.tsx';
import { ToastRegion } from './toast.view.tsx';
import { UsageProvider } from './usage.context.tsx';
import { useLeaving } from './use-leaving.ts';
import { usePageTitle } from './use-page-title.ts';

const MAIN = 'main';

/** Header, page and messages of the signed-in site. */
export function Frame({ app, children }: { app: ShellApp; children?: ReactNode }) {
  const t = useT();
  const main = useRef<HTMLElement>(null);
  usePageTitle(main);
  return (
    <UsageProvider>
      <a className="skip" href={`#${MAIN}`}>
        {t('frame.skip')}
      </a>
      <Header theme={app.theme} />
      <div className={styles.notices}>
        <OverridesMark overrides={app.overrides} />
        <ConnectionMark connection={app.connection} />
        <SessionEnded session={app.session} browser={app.browser} guards={app.guards} />
      </div>
      <main ref={main} id={MAIN} tabIndex={-1} className={styles.main}>
        {children || <Page app={app} />}
      </main>
      <Foot />
      <ToastRegion toasts={app.toasts} />
      <ScrollRestoration />
    </UsageProvider>
  );
}

function Page({ app }: { app: ShellApp }) {
  useLeaving(app);
  return <Outlet />;
}
