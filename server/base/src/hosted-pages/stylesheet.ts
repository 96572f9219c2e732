import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one stylesheet of the provider's pages. */
export const STYLESHEET = readFileSync(new URL('./idp.css', import.meta.url), 'utf8');

/** Where it is served. */
export const STYLESHEET_PATH = '/idp/assets/idp.css';

const version = createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 12);

/** Its address with the content's hash, so that it may be cached for good. */
export const STYLESHEET_URL = `${STYLESHEET_PATH}?v=${version}`;
