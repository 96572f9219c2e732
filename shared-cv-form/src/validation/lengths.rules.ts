import { LIMITS } from '@sastre/shared-contracts/api';
import { CV_PARTS } from '@sastre/shared-contracts/cv-parts';
import type { CvDraft } from './draft.rules.ts';
import type { FieldErrors } from './validation.rules.ts';

/** Parts of a draft in which people write. */
type Part = keyof CvDraft & (typeof WRITTEN)[number];
const WRITTEN = [...CV_PARTS, 'coverLetter'] as const;

/** Texts that are longer than the contract lets them be, by their paths: `work_experience.0.achievements.2`. */
export function validateLengths(draft: CvDraft, parts: readonly Part[] = WRITTEN): FieldErrors {
  const errors: FieldErrors = {};
  for (const part of parts) collect(errors, part, draft[part]);
  return errors;
}

function collect(errors: FieldErrors, path: string, value: unknown): void {
  if (typeof value === 'string') {
    if (value.length > LIMITS.textLength) errors[path] = `tooLong.${value.length}`;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(errors, `${path}.${key}`, inner);
  }
}
