import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands in for the part that threw. */
  failure: (error: unknown) => ReactNode;
  /** Told of it, once. */
  onFailure?: (error: unknown) => void;
}

/** Keeps what a part throws while rendering inside that part. Give it a key: a failure belongs to one remote and one path. */
export class RemoteBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed ? this.props.failure(this.state.error) : this.props.children;
  }
}
