import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';

/**
 * How a schema treats unknown keys: the server's requests refuse them (422 with their path), a
 * client's answers keep them, so that what an older client does not know is sent back unharmed.
 */
export type ObjectOf = typeof z.strictObject;
export const strict: ObjectOf = z.strictObject;
/** Same shape and type as `strict`, but unknown keys pass through. */
export const loose = z.looseObject as unknown as ObjectOf;

/** Free text of up to 20,000 characters; absent means empty. */
export const text = () => z._default(z.string().check(z.maxLength(LIMITS.textLength)), '');
/** A flag; absent means `fallback`. */
export const flag = (fallback: boolean) => z._default(z.boolean(), fallback);
/** A list of up to 200 entries; absent means empty. */
export const list = <T extends z.core.SomeType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(LIMITS.listLength)), []);
/** `YYYY-MM` (what our forms write), `YYYY` or `YYYY-MM-DD` (kept as given), or empty. */
export const partialDate = () =>
  z._default(
    z
      .string()
      .check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/, 'Use YYYY-MM')),
    '',
  );
/** Client-made id of an entry of a list. */
export const entryId = () => z._default(z.string().check(z.maxLength(100)), '');
const SERVER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Server-made id: a UUID. */
export const serverId = () => z.string().check(z.regex(SERVER_ID, 'Not an id'));
/** Whether a text can be the id of anything. */
export function isServerId(text: string): boolean {
  return SERVER_ID.test(text);
}
/** A moment, ISO 8601 in UTC. */
export const timestamp = () => z.string();
