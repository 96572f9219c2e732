import * as z from 'zod/mini';
import type { FieldError } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is told of one body. */
const MOST_ERRORS = 50;

const inWords = z.locales.en().localeError;

/** The parsed value, or every wrong field with its path. */
export type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Parses `value`; what is wrong is named by path (`work_experience[0].startDate`), at most 50 fields. */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): Checked<z.output<S>> {
  const parsed = schema.safeParse(value, { error: inWords });
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors = parsed.error.issues.flatMap((issue) => fieldErrors(issue, []));
  return { ok: false, errors: errors.slice(0, MOST_ERRORS) };
}

/** `['work_experience', 0, 'startDate']` → `work_experience[0].startDate`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

function fieldErrors(issue: Issue, before: Path): FieldError[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MOST_ERRORS)
      .map((key) => ({ path: pathText([...path, key]), message: 'Unknown field' }));
  }
  if (issue.code === 'invalid_union') {
    // The branch that got deepest is the one that was meant.
    const branch = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0];
    if (branch !== undefined && depth(branch) > 0) {
      return branch.flatMap((inner) => fieldErrors(inner, path));
    }
  }
  return [{ path: pathText(path), message: issue.message }];
}

function depth(issues: readonly Issue[]): number {
  return Math.max(
    0,
    ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)),
  );
}

/** Text that the database cannot keep: NUL, or half of a surrogate pair. */
const ESCAPED_TROUBLE = /\\u(?:0000|d[89a-f])/i;

/** A value, and where it stands: a path of its own for each would be as much work as the depth. */
interface Place {
  value: unknown;
  key?: string | number;
  parent?: Place;
}

/** Paths of texts with characters that cannot be stored; `json` is where `value` was parsed from. */
export function findUnstorable(json: string, value: unknown): FieldError[] {
  if (!ESCAPED_TROUBLE.test(json)) return [];
  const errors: FieldError[] = [];
  const open: Place[] = [{ value }];
  // A stack of our own: hostile input may be nested deeper than calls can be.
  for (
    let next = open.pop();
    next !== undefined && errors.length < MOST_ERRORS;
    next = open.pop()
  ) {
    if (typeof next.value === 'string') {
      if (isStorable(next.value)) continue;
      const path = pathText(pathOf(next));
      errors.push({ path, message: 'Contains characters that cannot be stored' });
    } else if (typeof next.value === 'object' && next.value !== null) {
      const isList = Array.isArray(next.value);
      for (const [key, inner] of Object.entries(next.value))
        open.push({ value: inner, key: isList ? Number(key) : key, parent: next });
    }
  }
  return errors;
}

function pathOf(place: Place): Path {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
