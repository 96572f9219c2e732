import type { EndpointRow } from '../endpoint.ts';
import * as account from './account.endpoints.ts';
import * as cv from './cv.endpoints.ts';
import * as history from './history.endpoints.ts';
import * as pictures from './pictures.endpoints.ts';
import * as tailoring from './tailoring.endpoints.ts';

/** Every call of the API by its id. */
export const endpoints = { ...cv, ...history, ...tailoring, ...pictures, ...account };
export type EndpointId = keyof typeof endpoints;
/** The same rows as a list, for code that goes through all of them. */
export const endpointList: readonly EndpointRow[] = Object.values(endpoints);
