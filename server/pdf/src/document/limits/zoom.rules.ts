import { PRINT_LIMITS } from './print-limits.ts';

const ZOOM = /(?<![\w-])zoom\s*:([^;}]*)/gi;
/** A factor or a percentage, as it is written; one that is worked out is not known here. */
const FACTOR = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)(%?)\s*(?:!\s*important\s*)?$/i;
const AS_IT_IS = /^\s*(?:normal|reset|unset|initial|inherit|revert)\s*(?:!\s*important\s*)?$/i;

/** Whether a part of a sheet, without its strings and comments, zooms no further than a page can show. */
export function zoomsModestly(css: string): boolean {
  return [...css.matchAll(ZOOM)].every(([, value = '']) => {
    if (AS_IT_IS.test(value)) return true;
    const [, number, percent] = FACTOR.exec(value) ?? [];
    const factor = Number(number) / (percent === '%' ? 100 : 1);
    return factor <= PRINT_LIMITS.zoom && factor >= 1 / PRINT_LIMITS.zoom;
  });
}
