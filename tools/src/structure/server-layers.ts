import type { Layers } from './layers.rules.ts';

/**
 * The folders of `server/src`, the roof first. A folder imports from rows below its own only, so that no circle can be;
 * lint holds it (`house/layers`). A new folder gets its place here.
 */
export const SERVER_LAYERS: Layers = {
  rows: [
    ['.'],
    ['app'],
    ['account'],
    ['payment', 'pdf-export', 'tailoring'],
    ['cv', 'identity', 'pictures', 'plans', 'stand-ins'],
    ['hosted-pages', 'pdf', 'site', 'users'],
    ['db', 'web'],
    ['base', 'postgres', 'threads'],
  ],
  only: {
    // Prints what it is handed; it would work the same in another house.
    pdf: ['threads'],
  },
};
