import { RemoteFailure } from '../remotes/remote-failure.view.tsx';

/** A page of the site that no usable remote claims at the moment. */
export function LostPage({ onRetry }: { onRetry: () => void }) {
  return <RemoteFailure blame="ours" onRetry={onRetry} />;
}
