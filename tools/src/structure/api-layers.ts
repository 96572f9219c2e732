import type { Layers } from './layers.rules.ts';

/**
 * The folders of `server/api/src`, the roof first. A folder imports from rows below its own only, so that no circle can
 * be; lint holds it (`house/layers`). A new folder gets its place here. Between workspaces the packages hold it.
 */
export const API_LAYERS: Layers = {
  rows: [
    ['bench'],
    ['.'],
    ['app'],
    ['account', 'backup'],
    ['trash'],
    ['payment', 'pdf-export', 'tailoring'],
    ['cv', 'pictures', 'plans'],
    ['site'],
    ['retention', 'testing'],
  ],
};
