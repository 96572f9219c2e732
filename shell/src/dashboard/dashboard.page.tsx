import { endpoints, hasCv, type Cv } from '@sastre/shared-contracts/api';
import { paths } from '@sastre/shared-contracts/routes';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { PageHead, Spinner } from '@sastre/shared-ui';
import { useEffect, useState } from 'react';
import type { Ahead } from '../http/ahead.ts';
import type { RemoteLoader } from '../remotes/load-remote.ts';
import type { RemoteSet } from '../remotes/remote-registry.ts';
import frame from '../routing/frame.module.css';
import { Cards } from './cards.view.tsx';
import { Hints } from './hints.view.tsx';
import { likelyRemotes } from './likely.rules.ts';
import { preloadWhenIdle } from './preload.ts';
import { Thumbnail } from './thumbnail.view.tsx';
import { useFacts } from './use-facts.ts';

interface Props {
  remotes: RemoteSet;
  loader: Pick<RemoteLoader, 'preload'>;
  askAhead: Ahead['ask'];
}

/** What the pages behind cards read first. */
const FIRST_READS: Readonly<Record<string, Parameters<Ahead['ask']>[0]>> = {
  [paths.cvData()]: endpoints.getMainCv,
  [paths.tailorCv()]: endpoints.getMainCv,
  [paths.exportPdf()]: endpoints.getMainCv,
  [paths.tailoredCvs()]: endpoints.listTailoredCvs,
};

export function DashboardPage({ remotes, loader, askAhead }: Props) {
  const { http, nav, auth } = useShell();
  const t = useT();
  const [ready, setReady] = useState(false);
  const [cv, setCv] = useState<Cv>();
  const [isIdle, setIdle] = useState(false);
  const factOf = useFacts(cv);

  useEffect(() => {
    const controller = new AbortController();
    http.call(endpoints.getMainCv, {}, { signal: controller.signal }).then(
      ({ data }) => {
        if (!hasCv(data)) return nav.go(paths.onboarding(), { replace: true });
        setCv(data);
        setReady(true);
      },
      // The cards are the way to everything else: a CV that cannot be read must not take them away.
      () => !controller.signal.aborted && setReady(true),
    );
    return () => controller.abort();
  }, [http, nav]);

  useEffect(() => {
    if (!ready) return;
    return preloadWhenIdle(likelyRemotes(remotes.routes), loader.preload, () => setIdle(true));
  }, [ready, remotes, loader]);

  if (!ready) {
    return (
      <div className={frame.centre}>
        <Spinner size="l" label={t('dashboard.loading')} />
      </div>
    );
  }
  return (
    <>
      <PageHead
        title={t('dashboard.title', { name: auth.user.name ?? t('dashboard.user') })}
        subtitle={t('dashboard.subtitle')}
      />
      <Cards
        routes={remotes.routes}
        factOf={factOf}
        pictureOf={(path) =>
          path === paths.exportPdf() && isIdle && cv !== undefined && <Thumbnail cv={cv} />
        }
        onIntent={({ remote, path }) => {
          loader.preload(remote);
          const read = FIRST_READS[path];
          if (read !== undefined) askAhead(read);
        }}
      />
      {cv !== undefined && <Hints cv={cv} />}
    </>
  );
}
