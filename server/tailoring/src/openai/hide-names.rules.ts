import type { CvContent } from '@sastre/shared-contracts/api';

/** Data without the person's name, and the way back for what is answered. */
export interface Hidden<T> {
  data: T;
  restore: <V>(answer: V) => V;
}

const SHORTEST = 2;
const PARTICLES = new Set(
  'da das de del della den der des di do dos du el la las le les los te ten ter van vom von y zu zum'.split(
    ' ',
  ),
);

/** The person's name and the words that it is made of, in the ways that they are written in running text. */
export function namesOf({
  personal_info: { fullName },
}: Pick<CvContent, 'personal_info'>): string[] {
  const full = fullName.trim().replace(/\s+/g, ' ');
  const parts = full
    .split(/[\s,.'’-]+/u)
    .filter((part) => part.length >= SHORTEST && !PARTICLES.has(part.toLowerCase()));
  const joined = [parts.join(''), parts.join('.'), parts.join('-'), parts.join('_')];
  const written = [full, ...joined, ...parts].flatMap((name) => [name, withoutAccents(name)]);
  const cases = written.flatMap((name) => [name, name.toUpperCase()]);
  const addresses = [full, ...joined, withoutAccents(joined.join('\n'))].join('\n').toLowerCase();
  // Addresses are written small; a part alone is not, as it may be a word of its own.
  return [...new Set([...cases, ...addresses.split('\n')])]
    .filter((name) => name.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length);
}

/**
 * Puts a sign in the place of each name, wherever in `data` it stands, so that no model server learns who the person is; what is
 * answered gets the names back.
 */
export function hideNames<T>(data: T, names: readonly string[]): Hidden<T> {
  if (names.length === 0) return { data, restore: (answer) => answer };
  const text = JSON.stringify(data);
  let prefix = 'NAME';
  while (text.includes(prefix)) prefix += 'X';
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escapeForPattern).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const signs = new Map<string, string>();
  const hide = (value: string) =>
    value.replace(pattern, (name) => {
      const sign = signs.get(name) ?? `${prefix}${signs.size + 1}`;
      signs.set(name, sign);
      return sign;
    });
  const hidden = eachText(data, hide);
  const back = new Map([...signs].map(([name, sign]) => [sign, name]));
  const signed = new RegExp(`${prefix}\\d+`, 'g');
  return {
    data: hidden,
    restore: (answer) =>
      eachText(answer, (value) => value.replace(signed, (sign) => back.get(sign) ?? sign)),
  };
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => eachText(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    eachText(item, change),
  ]);
  return Object.fromEntries(entries) as T;
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
