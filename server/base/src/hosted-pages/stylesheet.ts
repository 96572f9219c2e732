import { readFileSync } from 'node:fs';
import { versioned } from './versioned.ts';

/** The one stylesheet of the provider's pages. */
export const STYLESHEET = readFileSync(new URL('./idp.css', import.meta.url), 'utf8');

/** Where it is served. */
export const STYLESHEET_PATH = '/idp/assets/idp.css';

/** Its address in the pages. */
export const STYLESHEET_URL = versioned(STYLESHEET_PATH, STYLESHEET);
