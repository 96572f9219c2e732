import { Announcer, Card } from '@sastre/shared-ui';
import { EducationSection } from '../cv-form/sections/education.section.tsx';
import { ExperienceSection } from '../cv-form/sections/experience.section.tsx';
import type { SectionProps } from '../cv-form/form.types.ts';
import { PersonalSection } from '../cv-form/sections/personal.section.tsx';
import { SkillsSection } from '../cv-form/sections/skills.section.tsx';
import { PicturesView } from '../pictures/pictures.view.tsx';

/** The form of one step, 0–4. */
export function StepForm(props: SectionProps & { step: number }) {
  return (
    <Announcer>
      <Form {...props} />
    </Announcer>
  );
}

function Form({ step, ...props }: SectionProps & { step: number }) {
  if (step === 1) return <ExperienceSection {...props} />;
  if (step === 2) return <EducationSection {...props} locationRequired={false} />;
  if (step === 4) return <PicturesView />;
  return <Card>{step === 0 ? <PersonalSection {...props} /> : <SkillsSection {...props} />}</Card>;
}
