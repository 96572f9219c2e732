import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { ZOOM_STEP } from './crop.rules.ts';

interface Gestures {
  /** Moved to the right and down, in shares of the stage. */
  onMove: (by: readonly [number, number]) => void;
  /** Nearer by this factor. */
  onZoom: (factor: number) => void;
}
type Point = readonly [number, number];

/** One pointer drags, two pull apart or together, and a wheel zooms. Answers the handlers of the stage. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  { onMove, onZoom }: Gestures,
): Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
> {
  const points = useRef(new Map<number, Point>()).current;
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
  });
  useEffect(() => {
    const { current } = stage;
    // React listens to wheels passively: then the page would scroll as well.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [stage]);
  const move = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const before = points.get(pointerId);
    if (before === undefined) return;
    const spread = spreadOf(points);
    points.set(pointerId, [clientX, clientY]);
    if (spread > 0) return onZoom(spreadOf(points) / spread);
    const side = currentTarget.getBoundingClientRect().width;
    return onMove([(clientX - before[0]) / side, (clientY - before[1]) / side]);
  };
  const lift = ({ pointerId }: PointerEvent) => void points.delete(pointerId);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, currentTarget }) => {
      currentTarget.setPointerCapture(pointerId);
      points.set(pointerId, [clientX, clientY]);
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** How far the first two pointers are apart; 0 while there are not two. */
function spreadOf(points: ReadonlyMap<number, Point>): number {
  const [first, second] = [...points.values()];
  return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0;
}
