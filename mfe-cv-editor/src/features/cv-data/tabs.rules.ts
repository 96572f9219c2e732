import type { CvDataTab } from '@sastre/shared-contracts/routes';
import type { CvDraft } from '@sastre/shared-cv-form/rules';

const ALWAYS = ['personal', 'experience', 'education', 'skills', 'more', 'pictures'] as const;
/** A tab of this screen. */
export type CvTab = CvDataTab;

/** Tabs of a CV; the cover letter only when it has one. */
export function tabsOf(draft: CvDraft): readonly CvTab[] {
  return draft.coverLetter === undefined ? ALWAYS : [...ALWAYS, 'coverLetter'];
}

/** The wanted tab, or the first when this CV has none of that name. */
export function tabToShow(wanted: CvDataTab, draft: CvDraft): CvTab {
  return tabsOf(draft).find((tab) => tab === wanted) ?? 'personal';
}
