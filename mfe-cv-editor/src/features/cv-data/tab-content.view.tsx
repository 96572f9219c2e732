import {
  EducationSection,
  ExperienceSection,
  MoreSections,
  OpenEnd,
  PersonalSection,
  SkillsSection,
  type SectionProps,
} from '@sastre/shared-cv-form';
import { Announcer, Card } from '@sastre/shared-ui';
import { CoverLetterSection } from './cover-letter.section.tsx';
import { CoverLetterView } from '../cv-view/cover-letter.view.tsx';
import { useOpenEnd } from '../cv-store/use-open-end.ts';
import { EducationView } from '../cv-view/education.view.tsx';
import { ExperienceView } from '../cv-view/experience.view.tsx';
import { MoreView } from '../cv-view/more.view.tsx';
import { PersonalView } from '../cv-view/personal.view.tsx';
import { SkillsView } from '../cv-view/skills.view.tsx';
import type { ViewProps } from '../cv-view/view.types.ts';
import { PicturesView } from '../pictures/pictures.view.tsx';
import type { CvTab } from './tabs.rules.ts';

/** One tab as a form. */
export function TabForm(props: SectionProps & { tab: CvTab }) {
  return (
    <Announcer>
      <OpenEnd value={useOpenEnd()}>
        <Form {...props} headings />
      </OpenEnd>
    </Announcer>
  );
}

function Form({ tab, ...props }: SectionProps & { tab: CvTab }) {
  if (tab === 'experience') return <ExperienceSection {...props} />;
  if (tab === 'education') return <EducationSection {...props} />;
  if (tab === 'more') return <MoreSections {...props} />;
  if (tab === 'coverLetter') return <CoverLetterSection {...props} />;
  if (tab === 'pictures') {
    return (
      <div data-place="pictureId">
        <PicturesView />
      </div>
    );
  }
  return (
    <Card>{tab === 'skills' ? <SkillsSection {...props} /> : <PersonalSection {...props} />}</Card>
  );
}

/** One tab, to read. */
export function TabView({ tab, ...props }: ViewProps & { tab: CvTab }) {
  if (tab === 'experience') return <ExperienceView {...props} />;
  if (tab === 'education') return <EducationView {...props} />;
  if (tab === 'skills') return <SkillsView {...props} />;
  if (tab === 'more') return <MoreView {...props} />;
  if (tab === 'pictures') return <PicturesView />;
  if (tab === 'coverLetter') return <CoverLetterView markdown={props.draft.coverLetter ?? ''} />;
  return <PersonalView {...props} />;
}
