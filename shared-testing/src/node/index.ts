export { chromiumBinDir } from './chromium-bin-dir.ts';
export { freePort } from './free-port.ts';
export { hook } from './hook.ts';
export { isAlive } from './is-alive.ts';
export { until } from './until.ts';
