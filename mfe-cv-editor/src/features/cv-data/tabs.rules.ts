import type { CvDataTab } from '@sastre/shared-contracts/routes';
import { tabOf, type CvDraft } from '@sastre/shared-cv-form/rules';

const ALWAYS = ['personal', 'experience', 'education', 'skills', 'more', 'pictures'] as const;
/** A tab of this screen. */
export type CvTab = CvDataTab;

/** Tabs of a CV; the cover letter only when it has one. */
export function tabsOf(draft: CvDraft): readonly CvTab[] {
  return draft.coverLetter === undefined ? ALWAYS : [...ALWAYS, 'coverLetter'];
}

/** Tabs in which something of a CV stands to be read. */
export function filledTabs(draft: CvDraft): readonly CvTab[] {
  const { work_experience, education, skills, language_skills, sections } = draft;
  const isFilled: Record<CvTab, boolean> = {
    personal: true,
    experience: work_experience.length > 0,
    education: education.length > 0,
    skills: skills.length + language_skills.length > 0,
    more: sections.length > 0,
    pictures: false,
    coverLetter: draft.coverLetter !== undefined,
  };
  return tabsOf(draft).filter((tab) => isFilled[tab]);
}

/** The wanted tab, or the first when this CV has none of that name. */
export function tabToShow(wanted: CvDataTab, draft: CvDraft): CvTab {
  return tabsOf(draft).find((tab) => tab === wanted) ?? 'personal';
}

/** The tab on which a place of the form stands. */
export function tabOfPath(path: string): CvTab {
  if (path === 'coverLetter') return 'coverLetter';
  if (path === 'pictureId') return 'pictures';
  if (path.startsWith('language_skills')) return 'skills';
  const [part, title = ''] = path.split('.');
  if (part === 'sectionTitles') return TITLES[title] ?? 'personal';
  return path === 'sections' ? 'more' : tabOf(path);
}

/** Where a tab's own pages begin on the sheet: a letter stands behind the CV, and is not seen with it. */
export function placeOfTab(tab: CvTab): string | undefined {
  return tab === 'coverLetter' ? tab : undefined;
}

const TITLES: Readonly<Record<string, CvTab>> = {
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
};
