export { stopInOrder } from './stop-in-order.ts';
export type { Stop } from './stop-in-order.ts';
export { onStopSignal } from './stop-signals.ts';
