import { NamespaceProvider } from '@sastre/shared-contracts/shell';
import { useEffect, useState, type ComponentType } from 'react';
import type { I18n } from '../i18n/i18n.ts';
import type { Clock } from '../services/clock.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Reach } from './blame.ts';
import type { RemoteLoader } from './load-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { ThrownFailure } from './remote-failure.view.tsx';
import { RemoteLoading } from './remote-loading.view.tsx';

export interface RemoteRuntime {
  loader: RemoteLoader;
  i18n: Pick<I18n, 'addNamespace' | 'hasNamespace'>;
  clock: Pick<Clock, 'after'>;
  telemetry: Pick<Telemetry, 'tell' | 'show'>;
  /** Whether anything answers at an address. */
  reach: Reach;
  /** Loads the document again. */
  reload: () => void;
}

interface Ready {
  kind: 'ready';
  page: ComponentType;
  namespace: string;
}
type State = { kind: 'loading' } | Ready | { kind: 'failed'; error: unknown };

/** One page of one remote: code, then its texts, then the page, inside a boundary of its own. Key it by remote and path. */
export function RemotePage(props: { remote: string; pageId: string; runtime: RemoteRuntime }) {
  const { remote, pageId, runtime } = props;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(
    () => atHand(runtime, remote, pageId) ?? { kind: 'loading' },
  );

  useEffect(() => {
    let wanted = true;
    loadPage(runtime, remote, pageId, attempt > 0).then(
      (next) => wanted && setState((shown) => (isShown(shown, next) ? shown : next)),
      (error: unknown) => wanted && setState({ kind: 'failed', error }),
    );
    const end = runtime.telemetry.show(remote);
    return () => {
      wanted = false;
      end();
    };
  }, [runtime, remote, pageId, attempt]);

  const failure = (error: unknown) => (
    <ThrownFailure
      error={error}
      reach={runtime.reach}
      onRetry={() => {
        if (attempt > 0) return runtime.reload();
        setState({ kind: 'loading' });
        setAttempt(1);
      }}
    />
  );

  if (state.kind === 'failed') return failure(state.error);
  if (state.kind === 'loading') return <RemoteLoading clock={runtime.clock} />;
  const Page = state.page;
  return (
    <RemoteBoundary
      key={attempt}
      failure={failure}
      onFailure={() => runtime.telemetry.tell('error', remote)}
    >
      <NamespaceProvider value={state.namespace}>
        <Page />
      </NamespaceProvider>
    </RemoteBoundary>
  );
}

/** A page whose code and texts are there: it is shown at once, with nothing in between. */
function atHand(
  { loader, i18n }: Pick<RemoteRuntime, 'loader' | 'i18n'>,
  remote: string,
  pageId: string,
): Ready | undefined {
  const page = loader.loaded(remote)?.pages[pageId];
  const namespace = loader.namespaceOf(remote);
  return page && i18n.hasNamespace(namespace) ? { kind: 'ready', page, namespace } : undefined;
}

const isShown = (shown: State, next: Ready) =>
  shown.kind === 'ready' && shown.page === next.page && shown.namespace === next.namespace;

/** Loads a page, and tells how that went. */
async function loadPage(
  runtime: RemoteRuntime,
  remote: string,
  pageId: string,
  again: boolean,
): Promise<Ready> {
  const { tell } = runtime.telemetry;
  tell('visit', remote);
  try {
    const state = await fetchPage(runtime, remote, pageId, again);
    tell('load', remote);
    return state;
  } catch (error) {
    // A line that is down says nothing of a build.
    if (window.navigator.onLine) tell('failure', remote);
    throw error;
  }
}

async function fetchPage(
  runtime: RemoteRuntime,
  remote: string,
  pageId: string,
  again: boolean,
): Promise<Ready> {
  const { loader, i18n } = runtime;
  const module = await (again ? loader.retry(remote) : loader.load(remote));
  const page = module.pages[pageId];
  if (page === undefined) throw new Error(`${remote} has no page ${pageId}`);
  const namespace = loader.namespaceOf(remote);
  const texts = i18n.addNamespace(namespace, module.loadMessages);
  await loader.whileComing(remote, texts, `The texts of ${remote}`);
  return { kind: 'ready', page, namespace };
}
