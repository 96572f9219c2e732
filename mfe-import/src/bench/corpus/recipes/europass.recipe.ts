import type { CvContent } from '@sastre/shared-contracts/api';
import type { Recipe } from '../recipe.types.ts';
import { escaped as text } from '../escaped.rules.ts';

/** Levels of the common European framework that the passport of languages holds. */
const CEFR: Readonly<Record<CvContent['language_skills'][number]['level'], string>> = {
  ...{ Native: 'C2', Fluent: 'C2', Advanced: 'C1', Intermediate: 'B1', Beginner: 'A2' },
};

/** The XML of the Europass editor, SkillsPassport version 3.3. */
export const europassXml: Recipe = {
  name: 'passport 3.3',
  kind: 'europass',
  hasSections: false,
  untold: ['location', 'gpa'],
  async make({ cv, language }) {
    const info = cv.personal_info;
    const [first = '', ...last] = info.fullName.split(' ');
    const [city = '', country = ''] = info.location.split(', ');
    const spoken = (native: boolean) =>
      cv.language_skills.filter(({ level }) => (level === 'Native') === native);
    const proficiency = (level: string) =>
      ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']
        .map((skill) => `<${skill}>${level}</${skill}>`)
        .join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="${language}"><DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion></DocumentInfo>
<LearnerInfo><Identification><PersonName><FirstName>${text(first)}</FirstName><Surname>${text(last.join(' '))}</Surname></PersonName>
<ContactInfo><Address><Contact><Municipality>${text(city)}</Municipality><Country><Label>${text(country)}</Label></Country></Contact></Address><Email><Contact>${text(info.email)}</Contact></Email><TelephoneList><Telephone><Contact>${text(info.phone)}</Contact><Use><Code>mobile</Code></Use></Telephone></TelephoneList>${info.website === '' ? '' : `<WebsiteList><Website><Contact>${text(info.website)}</Contact></Website></WebsiteList>`}</ContactInfo></Identification>
<Headline><Type><Code>preferred_job</Code><Label>Preferred job</Label></Type><Description><Label>${text(info.title)}</Label></Description></Headline>
<WorkExperienceList>${cv.work_experience
      .map(
        (job) =>
          `<WorkExperience>${period(job)}<Position><Label>${text(job.position)}</Label></Position><Activities>${text(html(job.description, job.achievements))}</Activities><Employer><Name>${text(job.company)}</Name><ContactInfo><Address><Contact><Municipality>${text(job.location.split(', ')[0] ?? '')}</Municipality><Country><Label>${text(job.location.split(', ')[1] ?? '')}</Label></Country></Contact></Address></ContactInfo></Employer></WorkExperience>`,
      )
      .join('\n')}</WorkExperienceList>
<EducationList>${cv.education
      .map(
        (study) =>
          `<Education>${period(study)}<Title>${text(study.degree)}</Title><Field><Label>${text(study.field)}</Label></Field><Organisation><Name>${text(study.institution)}</Name></Organisation></Education>`,
      )
      .join('\n')}</EducationList>
<Skills><Linguistic><MotherTongueList>${spoken(true)
      .map(
        (one) =>
          `<MotherTongue><Description><Label>${text(one.language)}</Label></Description></MotherTongue>`,
      )
      .join('')}</MotherTongueList><ForeignLanguageList>${spoken(false)
      .map(
        (one) =>
          `<ForeignLanguage><Description><Label>${text(one.language)}</Label></Description><ProficiencyLevel>${proficiency(CEFR[one.level])}</ProficiencyLevel></ForeignLanguage>`,
      )
      .join('')}</ForeignLanguageList></Linguistic><Computer><Description>${text(
      html(
        '',
        cv.skills.map(({ name }) => name),
      ),
    )}</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;
    return new TextEncoder().encode(xml);
  },
};

function period({ startDate, endDate, current = false }: Period): string {
  const date = (name: string, value: string) => {
    const [year = '', month = ''] = value.split('-');
    return value === '' ? '' : `<${name} year="${year}" month="--${month}"/>`;
  };
  const ends = date('From', startDate) + date('To', endDate);
  return `<Period>${ends}${current ? '<Current>true</Current>' : ''}</Period>`;
}

interface Period {
  startDate: string;
  endDate: string;
  current?: boolean;
}

function html(paragraph: string, points: readonly string[]): string {
  const list = points.map((point) => `<li>${text(point)}</li>`).join('');
  return (paragraph && `<p>${text(paragraph)}</p>`) + (list && `<ul>${list}</ul>`);
}
