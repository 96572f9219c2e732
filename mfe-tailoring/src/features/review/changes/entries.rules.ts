import type { Cv } from '@sastre/shared-contracts/api';

/** A path below one work entry. */
export const WORK_PATH = /^work\[([^\]]*)\](?:\.(description|achievements)(?:\[(\d+)\])?)?$/;

/** The work entry that a path names, if it is there. */
export function entryAt(cv: Cv, path: string): Cv['work_experience'][number] | undefined {
  const [, key] = WORK_PATH.exec(path) ?? [];
  return cv.work_experience.find(({ id }, index) =>
    [id.replace(/[[\]]/g, ''), `#${index}`].includes(key ?? ''),
  );
}

/** The words of a text: white space alone is nobody's edit. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
