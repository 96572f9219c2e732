import { readsAlike } from '@sastre/shared-contracts/cv';
import { isBlankEntry, type CvDraft } from '@sastre/shared-cv-form/rules';

const LISTS = ['work_experience', 'education'] as const;

/**
 * The fields that the server named when it refused a save, by their paths in the form: `work_experience.1.startDate`. One
 * that says something else by now is not among them.
 */
export function refusedFields(
  error: unknown,
  tried: CvDraft | undefined,
  draft: CvDraft,
): Record<string, 'refused'> {
  const { problem } = (error ?? {}) as { problem?: { errors?: unknown } };
  const errors: unknown = problem?.errors;
  if (tried === undefined || !Array.isArray(errors)) return {};
  const paths = (errors as { path?: unknown }[])
    .flatMap(({ path }) => (typeof path === 'string' ? [toField(path, tried)] : []))
    .filter((path) => valueAt(tried, path) !== undefined)
    .filter((path) => readsAlike(valueAt(tried, path), valueAt(draft, path)));
  return Object.fromEntries(paths.map((path) => [path, 'refused']));
}

/** `work_experience[0].startDate`, as what was sent is numbered, in the form's words: blank entries were not sent. */
function toField(path: string, tried: CvDraft): string {
  const keys = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^tailored\.coverLetter$/, 'coverLetter');
  const [list, index, ...rest] = keys.split('.');
  const name = LISTS.find((one) => one === list);
  if (name === undefined) return keys;
  const places = tried[name].flatMap((entry, place) => (isBlankEntry(entry) ? [] : [place]));
  return [name, places[Number(index)] ?? index, ...rest].join('.');
}

function valueAt(draft: CvDraft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const isInside = typeof value === 'object' && value !== null;
    return isInside ? (value as Record<string, unknown>)[key] : undefined;
  }, draft);
}
