import {
  defaultCvContent,
  shortUrl,
  type Cv,
  type CvContent,
  type PersonalInfo,
} from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import type { VersionedCv } from '@sastre/shared-contracts/page';
import type { Reading } from '@sastre/shared-cv-reader';
import { lacksOf } from '../review-form/missing.rules.ts';
import type { TakingMode } from '../taking/taking.types.ts';
import type { Kept } from './importing.types.ts';

/** What is looked through after a reading. */
export function beginReview(reading: Reading, name: string, stored: VersionedCv | undefined): Kept {
  const { source: kind, lines, origins, unplaced, isNoCv } = reading;
  const cv = withOwnIds({ ...defaultCvContent, ...reading.cv });
  const personal_info = withAccount(cv.personal_info, stored?.cv);
  // What is the account's stands in no line of the file: a person looks whether it belongs here.
  const lent = (['fullName', 'email'] as const)
    .filter((field) => personal_info[field] !== cv.personal_info[field])
    .map((field) => `personal_info.${field}`);
  const doubts = [...new Set([...lent, ...reading.doubts])];
  return {
    source: { name, kind, doubts: doubts.length, lines, ...(isNoCv && { isNoCv }) },
    review: { cv: { ...cv, personal_info }, doubts, lacks: lacksOf(cv), origins },
    loose: unplaced
      .filter(({ text }) => !standsIn(text, personal_info))
      .map((block) => ({ block })),
    ...(stored?.etag === undefined ? {} : { etag: stored.etag }),
  };
}

/** Whether a block only repeats how to reach somebody: each of its lines is what one field says. */
function standsIn(
  text: string,
  { fullName: _name, summary: _summary, ...info }: PersonalInfo,
): boolean {
  const told = new Set(Object.values(info).map(bare));
  return text.split('\n').every((line) => line.trim() === '' || told.has(bare(line)));
}

/** An address as people write it, however it is linked. */
function bare(text: string): string {
  return shortUrl(text.replace(/^\s*mailto:/i, '')).toLowerCase();
}

/** True when there is anything in the CV that an import could overwrite. One that nobody edited has what its account has. */
export function holdsAnything(cv: Cv): boolean {
  if (cv.created_at === cv.updated_at) return false;
  const { profilePictureUrl: _picture, ...texts } = cv.personal_info;
  const lists = [
    cv.work_experience,
    cv.education,
    cv.skills,
    cv.language_skills,
    cv.sections ?? [],
  ];
  return (
    lists.some((list) => list.length > 0) ||
    !readsAlike(texts, {}) ||
    Object.keys(cv.extra ?? {}).length > 0
  );
}

/** Name and email of the account stand in a CV that nobody edited: they stay where the file has none. */
function withAccount(info: PersonalInfo, stored: Cv | undefined): PersonalInfo {
  if (stored === undefined || holdsAnything(stored)) return info;
  const { fullName, email } = stored.personal_info;
  return { ...info, fullName: info.fullName || fullName, email: info.email || email };
}

/** Nothing is overwritten unless somebody says so. */
export function modeOver(cv: Cv, chosen: TakingMode | undefined): TakingMode {
  return holdsAnything(cv) ? (chosen ?? 'add') : 'replace';
}

/** Entries are told apart by their ids; a file may give none, or one of them twice. */
function withOwnIds(cv: CvContent): CvContent {
  const content = {
    ...cv,
    work_experience: toldApart(cv.work_experience),
    education: toldApart(cv.education),
    skills: toldApart(cv.skills),
    language_skills: toldApart(cv.language_skills),
  };
  if (cv.sections === undefined) return content;
  const sections = toldApart(cv.sections);
  return {
    ...content,
    sections: sections.map((one) => ({ ...one, entries: toldApart(one.entries) })),
  };
}

function toldApart<T extends { id: string }>(list: readonly T[]): T[] {
  const taken = new Set(list.map(({ id }) => id));
  const seen = new Set<string>();
  return list.map((entry, at) => {
    let { id } = entry;
    for (let next = at + 1; id === '' || seen.has(id); next += 1) {
      if (!taken.has(`import-${next}`)) id = `import-${next}`;
    }
    seen.add(id).forEach((one) => taken.add(one));
    return { ...entry, id };
  });
}
