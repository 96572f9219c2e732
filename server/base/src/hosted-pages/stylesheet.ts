import { readFileSync } from 'node:fs';
import { versioned } from './versioned.ts';

/** The one stylesheet of the provider's pages. */
export const STYLESHEET = ['./idp.css', './factors.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('');

/** Where it is served. */
export const STYLESHEET_PATH = '/idp/assets/idp.css';

/** Its address in the pages. */
export const STYLESHEET_URL = versioned(STYLESHEET_PATH, STYLESHEET);
