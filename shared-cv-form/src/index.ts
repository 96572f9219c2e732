export { RichField } from './fields/rich-field.view.tsx';
export { fieldPath, focusField } from './fields/field-places.ts';
export type { SectionProps } from './form.types.ts';
export { EducationSection } from './sections/education.section.tsx';
export { ExperienceSection } from './sections/experience.section.tsx';
export { MoreSections } from './sections/more.section.tsx';
export { PersonalSection } from './sections/personal.section.tsx';
export { SkillsSection } from './sections/skills.section.tsx';
export { useShownErrors } from './validation/use-shown-errors.ts';
