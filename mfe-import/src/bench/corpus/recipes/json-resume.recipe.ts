import type { Recipe } from '../recipe.types.ts';

/** The JSON that themes of JSON Resume are fed with, schema 1.0.0. */
export const jsonResume: Recipe = {
  name: 'schema 1.0',
  kind: 'json-resume',
  untold: ['location'],
  async make({ cv }) {
    const info = cv.personal_info;
    const profile = (network: string, url: string) =>
      url === '' ? [] : [{ network, url, username: url.split('/').at(-1) }];
    const entriesOf = (kind: string) =>
      cv.sections?.find((section) => section.kind === kind)?.entries ?? [];
    const resume = {
      basics: {
        ...{ name: info.fullName, label: info.title, email: info.email, phone: info.phone },
        ...{ url: info.website, summary: info.summary, location: { address: info.location } },
        profiles: [...profile('LinkedIn', info.linkedIn), ...profile('GitHub', info.github)],
      },
      work: cv.work_experience.map((job) => ({
        ...{ name: job.company, position: job.position, location: job.location },
        ...{ startDate: job.startDate, ...(job.endDate && { endDate: job.endDate }) },
        ...{ summary: job.description, highlights: job.achievements },
      })),
      volunteer: entriesOf('volunteer').map((entry) => ({
        ...{ organization: entry.organisation, position: entry.name, startDate: entry.startDate },
        summary: entry.description,
      })),
      education: cv.education.map((study) => ({
        ...{ institution: study.institution, studyType: study.degree, area: study.field },
        ...{ startDate: study.startDate, endDate: study.endDate, score: study.gpa },
      })),
      certificates: entriesOf('certificates').map((entry) => ({
        ...{ name: entry.name, issuer: entry.organisation, date: entry.startDate },
      })),
      projects: entriesOf('projects').map((entry) => ({
        ...{ name: entry.name, description: entry.description, highlights: entry.highlights },
        ...{ startDate: entry.startDate, endDate: entry.endDate },
      })),
      skills: cv.skills.map(({ name }) => ({ name, level: '', keywords: [] })),
      languages: cv.language_skills.map(({ language, level }) => ({
        language,
        fluency: level === 'Native' ? 'Native speaker' : level,
      })),
      interests: entriesOf('interests').map(({ name }) => ({ name })),
      meta: { version: 'v1.0.0' },
    };
    return new TextEncoder().encode(JSON.stringify(resume, null, 2));
  },
};
