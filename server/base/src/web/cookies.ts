import { parse } from 'node:querystring';

/** The value of a cookie, or undefined. Of several with one name the first counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Cookies are written like a query with `; ` between the pairs.
  const value = parse(header ?? '', '; ')[name];
  return Array.isArray(value) ? value[0] : value;
}
