import { LIMITS, type CvContent, type Section } from '@sastre/shared-contracts/api';
import { ENTRY_LISTS } from '@sastre/shared-contracts/cv-parts';
import { entryText } from '@sastre/shared-cv-form/rules';
import { listOf, type Entry } from './entries.rules.ts';
import type { LeftOver, TakenPart } from './taking.types.ts';

/** The CV as it can be stored, and what does not fit as text. Nothing is lost between the two. */
export function withinLimits(content: CvContent): { cv: CvContent; leftOver: LeftOver[] } {
  const leftOver: LeftOver[] = [];
  const fit = <T extends object>(part: TakenPart, fields: T): T => cut(part, fields, leftOver);
  const few = <T extends Entry>(part: TakenPart, list: readonly T[], most: number): T[] => {
    if (list.length > most) leftOver.push({ part, texts: list.slice(most).map(entryText) });
    return list.slice(0, most).map((entry) => fit(part, entry));
  };
  const cv: CvContent = { ...content, personal_info: fit('personal_info', content.personal_info) };
  for (const name of ENTRY_LISTS)
    Object.assign(cv, { [name]: few(name, listOf(content, name), LIMITS.listLength) });
  if (content.sections !== undefined) {
    const sections: Section[] = few('sections', content.sections, LIMITS.addedSections);
    cv.sections = sections.map((section) => ({
      ...section,
      entries: few('sections', section.entries, LIMITS.listLength),
    }));
  }
  if (content.extra !== undefined && bytesOf(content.extra) > LIMITS.extraBytes) {
    leftOver.push({ part: 'extra', texts: [JSON.stringify(content.extra, null, 2)] });
    delete cv.extra;
  }
  return { cv, leftOver };
}

/** Texts and lines of one entry that are too long end at the limit. */
function cut<T extends object>(part: TakenPart, fields: T, leftOver: LeftOver[]): T {
  const shorten = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const lines: unknown[] = value;
      const rest = lines.slice(LIMITS.listLength).filter((line) => typeof line === 'string');
      if (rest.length > 0) leftOver.push({ part, field, texts: rest });
      return lines.slice(0, LIMITS.listLength).map((line) => shorten(field, line));
    }
    if (typeof value !== 'string' || value.length <= LIMITS.textLength) return value;
    leftOver.push({ part, field, texts: [value.slice(LIMITS.textLength)] });
    return value.slice(0, LIMITS.textLength);
  };
  // Entries of a section are entries of their own.
  const parts = Object.entries(fields).map(([field, value]): [string, unknown] =>
    field === 'entries' ? [field, value] : [field, shorten(field, value)],
  );
  return Object.fromEntries(parts) as T;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
