import type { Cv, WorkExperience } from '@sastre/shared-contracts/api';
import type { Markup } from '@sastre/shared-html';
import { formatRange, recency } from '../dates.rules.ts';
import { filled } from '../filled.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import { bullets, entry, richText, section } from './entry.section.ts';

/** Entries in the order of `tailored.workOrder`; without it as stored. Equal entries keep their order. */
export function orderedWork(
  work: readonly WorkExperience[],
  order: 'newest' | 'oldest' | undefined,
): WorkExperience[] {
  if (order === undefined) return [...work];
  const direction = order === 'newest' ? -1 : 1;
  return [...work].sort((a, b) => direction * recency(a).localeCompare(recency(b)));
}

/** Jobs of which something was written. */
export function writtenJobs({ work_experience }: Pick<Cv, 'work_experience'>): WorkExperience[] {
  return work_experience.filter(({ position, company, location, description, achievements }) =>
    [position, company, location, description, ...achievements].some(filled),
  );
}

/** The jobs. An entry without position is headed by its company. */
export function workExperienceSection(context: RenderContext): Markup {
  const { cv, tailored, language, level, column } = context;
  const entries = orderedWork(writtenJobs(cv), tailored.workOrder).map((job) =>
    entry(context, {
      head: filled(job.position) ? job.position : job.company,
      organisation: filled(job.position) ? job.company : '',
      place: job.location,
      dates: formatRange(job, language),
      body: [richText(job.description, level + 1, column), bullets(job.achievements, column)],
    }),
  );
  return section(context, 'workExperience', headingOf(context, 'workExperience'), entries);
}
