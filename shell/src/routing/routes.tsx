import { paths } from '@sastre/shared-contracts/routes';
import type { RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard.page.tsx';
import { RemotePage, type RemoteRuntime } from '../remotes/remote-page.tsx';
import type { ShellApp } from '../app.types.ts';
import { FallbackPage } from './fallback.page.tsx';
import { Frame } from './frame.tsx';
import { LogoutPage } from './logout.page.tsx';
import { LostPage } from './lost.page.tsx';
import { MissingPage } from './missing.page.tsx';
import { ShellRoot } from './shell-root.tsx';

/** The shell's own pages, and one route per page that the registry names: a new product area needs no new shell. */
export function createRoutes(app: ShellApp): RouteObject[] {
  const { loader, i18n, clock, reach, telemetry } = app;
  const { reload } = app.browser;
  const runtime: RemoteRuntime = { loader, i18n, clock, reach, telemetry, reload };
  const root = (content?: 'failed') => (
    <ShellRoot app={app}>
      <Frame app={app}>{content && <FallbackPage />}</Frame>
    </ShellRoot>
  );
  return [
    {
      element: root(),
      errorElement: root('failed'),
      children: [
        {
          path: paths.dashboard(),
          element: (
            <DashboardPage remotes={app.remotes} loader={app.loader} askAhead={app.askAhead} />
          ),
        },
        { path: paths.logout(), element: <LogoutPage /> },
        ...app.remotes.routes.map(({ path, remote, page }) => ({
          path,
          element: (
            <RemotePage
              key={`${remote} ${path}`}
              remote={remote}
              pageId={page.id}
              runtime={runtime}
            />
          ),
        })),
        ...app.remotes.lost.map((path) => ({
          path,
          element: <LostPage onRetry={app.browser.reload} />,
        })),
        { path: '*', element: <MissingPage /> },
      ],
    },
  ];
}
