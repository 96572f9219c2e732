import { fittedPages, type CvVersion } from '@sastre/shared-contracts/api';
import type { Translate } from '@sastre/shared-contracts/shell';

/** The versions of one day, by the clock of whoever looks. */
export interface Day {
  /** What the day is called. */
  name: string;
  versions: CvVersion[];
}

const DAY_MS = 86_400_000;

/** Versions by day, as they come. */
export function byDay(
  versions: readonly CvVersion[],
  now: number,
  t: Translate,
  locale: string,
): Day[] {
  const days: Day[] = [];
  for (const version of versions) {
    const name = dayName(Date.parse(version.at), now, t, locale);
    const last = days.at(-1);
    if (last?.name === name) last.versions.push(version);
    else days.push({ name, versions: [version] });
  }
  return days;
}

function dayName(moment: number, now: number, t: Translate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const name = format.format(moment);
  if (name === format.format(now)) return t('history.today');
  return name === format.format(now - DAY_MS) ? t('history.yesterday') : name;
}

/** A version, and what led to it in the same sitting at the design. */
export interface Row {
  version: CvVersion;
  steps: CvVersion[];
}

/** Between two steps of one sitting. */
const SITTING_MS = 30 * 60_000;

/** Steps that follow each other at the design alone are one row, the last of them: words are not lost sight of among them. */
export function joinSteps(versions: readonly CvVersion[]): Row[] {
  const rows: Row[] = [];
  for (const version of versions) {
    const above = rows.at(-1);
    const last = above && (above.steps.at(-1) ?? above.version);
    if (above !== undefined && last !== undefined && isOneSitting(version, last))
      above.steps.push(version);
    else rows.push({ version, steps: [] });
  }
  return rows;
}

function isOneSitting(before: CvVersion, after: CvVersion): boolean {
  const pause = Date.parse(after.at) - Date.parse(before.at);
  return isOfDesign(before) && isOfDesign(after) && pause <= SITTING_MS;
}

/** Whatever it is called, nothing but the design changed. */
function isOfDesign({ reason, changed }: CvVersion): boolean {
  const parts = Object.keys(changed);
  return reason !== 'restore' && parts.length === 1 && parts[0] === 'tailored';
}

const REASONS = ['save', 'import', 'tailor', 'restore', 'merge', 'delete', 'template'];

/** By what a version came about, in words; a newer server may know more. A save of nothing but the layout is one of the design. */
export function reasonText(version: Pick<CvVersion, 'reason' | 'changed'>, t: Translate): string {
  const { reason, changed } = version;
  const pages = fittedPages(version);
  if (pages !== undefined) return t('history.reason.fit', { count: pages });
  const [part, ...others] = Object.keys(changed);
  if (reason === 'save' && part === 'tailored' && others.length === 0)
    return t('history.reason.design');
  return t(`history.reason.${REASONS.includes(reason) ? reason : 'other'}`);
}

const PARTS: Readonly<Record<string, string>> = {
  personal_info: 'tab.personal',
  work_experience: 'tab.experience',
  education: 'tab.education',
  skills: 'skills',
  language_skills: 'languages',
  sections: 'tab.more',
  sectionTitles: 'history.part.headings',
  coverLetter: 'tab.coverLetter',
  picture: 'history.part.picture',
  tailored: 'history.part.layout',
  application: 'history.part.application',
  language: 'history.part.language',
};

/** What changed, as "Experience (2), Skills (1)"; what is not known here is left out. */
export function changedText({ changed }: Pick<CvVersion, 'changed'>, t: Translate): string {
  return Object.keys(PARTS)
    .filter((part) => part in changed)
    .map((part) => t('history.changed', { part: t(PARTS[part] ?? ''), number: changed[part] ?? 0 }))
    .join(', ');
}
