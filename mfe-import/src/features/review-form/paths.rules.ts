import type { CvContent } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import type { FieldPath, SourceLine } from '@sastre/shared-cv-reader';
import type { Review } from './review-form.types.ts';

/** `work_experience[0].company` as the form names it: `work_experience.0.company`. */
export function toName(path: FieldPath): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

/** The other way round. */
export function toPath(name: string): FieldPath {
  return name.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The lines of a field, of the fields in it, or of what it is a part of. */
export function linesOf({ origins }: Review, path: FieldPath): readonly number[] {
  const own = origins[path];
  if (own !== undefined) return own;
  const inside = Object.keys(origins).filter(
    (key) => key.startsWith(`${path}[`) || key.startsWith(`${path}.`),
  );
  return [...new Set(inside.flatMap((key) => origins[key] ?? []))];
}

const LEVEL = /^language_skills\[\d+\]\.level$/;

/** The line of the file that a language's level was told in: ours can say less. Undefined for any other field. */
export function saidLevel(
  review: Review,
  path: FieldPath,
  lines: readonly SourceLine[] | undefined,
): string | undefined {
  if (!LEVEL.test(path)) return undefined;
  const own = review.origins[path] ?? [];
  return lines?.find(({ id }) => own.includes(id))?.text;
}

/** The entry whose level a field is; undefined for any other field. */
export function leveledAt(cv: CvContent, path: FieldPath) {
  const [, list, index] = /^(skills|language_skills)\[(\d+)\]\.level$/.exec(path) ?? [];
  if (list !== 'skills' && list !== 'language_skills') return undefined;
  return cv[list][Number(index)];
}

type Ids = readonly { id: string; inner: readonly string[] }[];
const LISTS = [...ENTRY_LISTS, 'sections'] as const;
const PATH = /^(\w+)\[(\d+)\](?:\.entries\[(\d+)\])?(.*)$/;

/** The review with another CV: paths go where their entries went, and go with those that are gone. */
export function withCv(review: Review, cv: CvContent): Review {
  const follow = (path: FieldPath) => followed(path, review.cv, cv);
  const settled = (path: FieldPath) => {
    const to = follow(path);
    return to !== undefined && valueAt(review.cv, path) === valueAt(cv, to) ? [to] : [];
  };
  const origins = Object.entries(review.origins).flatMap(([path, lines]) => {
    const to = follow(path);
    return to === undefined ? [] : [[to, lines] as const];
  });
  const lacks = review.lacks?.flatMap((path) => follow(path) ?? []);
  return {
    cv,
    // What was typed is no doubt any more.
    doubts: sameOr(review.doubts, review.doubts.flatMap(settled)),
    ...(lacks !== undefined && { lacks }),
    origins: Object.fromEntries(origins),
  };
}

/** The list that was there, where the other one says the same. */
function sameOr(was: readonly FieldPath[], now: readonly FieldPath[]): readonly FieldPath[] {
  return was.length === now.length && was.every((path, at) => path === now[at]) ? was : now;
}

/** The review with a doubt that somebody has looked at. */
export function withoutDoubt(review: Review, path: FieldPath): Review {
  return { ...review, doubts: review.doubts.filter((doubt) => doubt !== path) };
}

/** What stands in a field, as text. */
export function valueAt(cv: CvContent, path: FieldPath): string {
  let value: unknown = cv;
  for (const key of toName(path).split('.')) {
    if (typeof value !== 'object' || value === null) return '';
    value = (value as Record<string, unknown>)[key];
  }
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

function followed(path: FieldPath, before: CvContent, after: CvContent): FieldPath | undefined {
  const [, name = '', index, entry, rest = ''] = PATH.exec(path) ?? [];
  const list = LISTS.find((one) => one === name);
  if (list === undefined || index === undefined) return path;
  const was = idsOf(before, list)[Number(index)];
  const at = idsOf(after, list).findIndex(({ id }) => id === was?.id);
  if (was === undefined || at < 0) return undefined;
  if (entry === undefined) return `${list}[${at}]${rest}`;
  const inner = idsOf(after, list)[at]?.inner.indexOf(was.inner[Number(entry)] ?? '') ?? -1;
  return inner < 0 ? undefined : `${list}[${at}].entries[${inner}]${rest}`;
}

function idsOf(cv: CvContent, list: (typeof LISTS)[number]): Ids {
  if (list === 'sections')
    return (cv.sections ?? []).map(({ id, entries }) => ({
      id,
      inner: entries.map((one) => one.id),
    }));
  return cv[list].map(({ id }) => ({ id, inner: [] }));
}
