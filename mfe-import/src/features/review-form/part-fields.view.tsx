import {
  EducationSection,
  ExperienceSection,
  MoreSections,
  PersonalSection,
  SkillsSection,
  type SectionProps,
} from '@sastre/shared-cv-form';
import { Card } from '@sastre/shared-ui';
import { memo } from 'react';
import { keysOf, partOf, type PartName } from './parts.rules.ts';
import { toPath } from './paths.rules.ts';

interface Props extends SectionProps {
  part: PartName;
}

function Fields({ part, ...props }: Props) {
  switch (part) {
    case 'personal':
      return (
        <Card>
          <PersonalSection {...props} />
        </Card>
      );
    case 'experience':
      return <ExperienceSection {...props} />;
    case 'education':
      return <EducationSection {...props} />;
    case 'skills':
      return (
        <Card>
          <div data-part="skills">
            <SkillsSection {...props} />
          </div>
        </Card>
      );
    case 'more':
      return <MoreSections {...props} />;
  }
}

function sameProps({ draft, errors, ...one }: Props, next: Props): boolean {
  const { draft: _draft, errors: _errors, ...other } = next;
  const keys = Object.keys(one) as (keyof typeof one)[];
  return (
    keys.every((key) => one[key] === other[key]) &&
    keysOf(one.part).every((key) => draft[key] === next.draft[key]) &&
    ownErrors(errors, one.part) === ownErrors(next.errors, one.part)
  );
}

function ownErrors(errors: SectionProps['errors'], part: PartName): string {
  return JSON.stringify(Object.entries(errors).filter(([name]) => partOf(toPath(name)) === part));
}

/** The fields of a part of the form. What is typed in another part does not render them again. */
export const PartFields = memo(Fields, sameProps);
