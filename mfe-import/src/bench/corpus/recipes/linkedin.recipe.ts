import type { CvContent, Section } from '@sastre/shared-contracts/api';
import { strToU8, zipSync } from 'fflate';
import type { Recipe } from '../recipe.types.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LEVELS: Readonly<Record<CvContent['language_skills'][number]['level'], string>> = {
  Native: 'Native or bilingual proficiency',
  Fluent: 'Full professional proficiency',
  Advanced: 'Professional working proficiency',
  Intermediate: 'Limited working proficiency',
  Beginner: 'Elementary proficiency',
};

/** The larger archive that LinkedIn sends to a member. */
export const linkedInArchive: Recipe = {
  name: 'archive',
  kind: 'linkedin',
  untold: ['location', 'gpa'],
  async make({ cv }) {
    const { fullName, title, summary, location, website, email, phone } = cv.personal_info;
    const [first = '', ...last] = fullName.split(' ');
    const entriesOf = (kind: Section['kind']) =>
      cv.sections?.find((section) => section.kind === kind)?.entries ?? [];
    const files = {
      'Profile.csv': csv(
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
        [
          [first, last.join(' '), '', '', '', title, summary, '', '', location, '']
            .concat(website && `[PERSONAL:${website}]`)
            .concat(''),
        ],
      ),
      'Positions.csv': csv(
        'Company Name,Title,Description,Location,Started On,Finished On',
        cv.work_experience.map((job) => [
          ...[job.company, job.position],
          ...[[job.description, ...job.achievements.map((line) => `- ${line}`)].join('\n').trim()],
          ...[job.location, monthOf(job.startDate), monthOf(job.endDate)],
        ]),
      ),
      'Education.csv': csv(
        'School Name,Start Date,End Date,Notes,Degree Name,Activities',
        cv.education.map((study) => [
          ...[study.institution, monthOf(study.startDate), monthOf(study.endDate), ''],
          ...[`${study.degree}, ${study.field}`.replace(/, $/, ''), ''],
        ]),
      ),
      'Skills.csv': csv(
        'Name',
        cv.skills.map(({ name }) => [name]),
      ),
      'Languages.csv': csv(
        'Name,Proficiency',
        cv.language_skills.map(({ language, level }) => [language, LEVELS[level]]),
      ),
      'Certifications.csv': csv(
        'Name,Url,Authority,Started On,Finished On,License Number',
        entriesOf('certificates').map(({ name, organisation, startDate }) => [
          ...[name, '', organisation, monthOf(startDate), '', ''],
        ]),
      ),
      'Projects.csv': csv(
        'Title,Description,Url,Started On,Finished On',
        entriesOf('projects').map((project) => [
          ...[project.name, project.description, '', monthOf(project.startDate)],
          monthOf(project.endDate),
        ]),
      ),
      'Email Addresses.csv': csv('Email Address,Confirmed,Primary,Updated On', [
        [email, 'Yes', 'Yes', '11/2/25, 9:14 AM'],
      ]),
      'PhoneNumbers.csv': csv('Extension,Number,Type', [['', phone, 'Mobile']]),
    };
    return zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    );
  },
};

function monthOf(date: string): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : `${MONTHS[Number(month) - 1]} ${year}`;
}

function csv(head: string, rows: readonly (readonly string[])[]): string {
  const cell = (value: string) =>
    /[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return [head, ...rows.map((row) => row.map(cell).join(','))].join('\n') + '\n';
}
