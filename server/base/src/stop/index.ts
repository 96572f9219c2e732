export { stopInOrder } from './stop-in-order.ts';
export type { Stop, StopLimits } from './stop-in-order.ts';
export { onStopSignal } from './stop-signals.ts';
