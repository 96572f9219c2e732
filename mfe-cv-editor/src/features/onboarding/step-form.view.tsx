import {
  EducationSection,
  ExperienceSection,
  OpenEnd,
  PersonalSection,
  SkillsSection,
  type SectionProps,
} from '@sastre/shared-cv-form';
import { Announcer, Card } from '@sastre/shared-ui';
import { useOpenEnd } from '../cv-store/use-open-end.ts';
import { PicturesView } from '../pictures/pictures.view.tsx';

/** The form of one step, 0–4. */
export function StepForm(props: SectionProps & { step: number }) {
  return (
    <Announcer>
      <OpenEnd value={useOpenEnd()}>
        <Form {...props} />
      </OpenEnd>
    </Announcer>
  );
}

function Form({ step, ...props }: SectionProps & { step: number }) {
  if (step === 1) return <ExperienceSection {...props} />;
  if (step === 2) return <EducationSection {...props} />;
  if (step === 4) return <PicturesView />;
  return <Card>{step === 0 ? <PersonalSection {...props} /> : <SkillsSection {...props} />}</Card>;
}
