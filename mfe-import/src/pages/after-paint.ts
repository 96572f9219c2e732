import type { ShellServices } from '@sastre/shared-contracts/shell';

/** Does something once what was rendered just now is painted; what it answers calls that off. */
export function afterPaint({ after }: Pick<ShellServices['clock'], 'after'>, act: () => void) {
  let stop = () => undefined as void;
  const frame = requestAnimationFrame(() => (stop = after(0, act)));
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
