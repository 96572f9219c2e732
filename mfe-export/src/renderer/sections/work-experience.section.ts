import type { WorkExperience } from '@sastre/shared-contracts/api';
import { formatRange, recency } from '../dates.rules.ts';
import { filled, type Markup } from '../html.ts';
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

/** The jobs. An entry without position is headed by its company. */
export function workExperienceSection(context: RenderContext): Markup | undefined {
  const { cv, tailored, language } = context;
  const shown = orderedWork(cv.work_experience, tailored.workOrder).filter(
    (job) => filled(job.position) || filled(job.company),
  );
  const entries = shown.map((job) =>
    entry({
      head: filled(job.position) ? job.position : job.company,
      organisation: filled(job.position) ? job.company : '',
      place: job.location,
      dates: formatRange(job, language),
      body: [richText(job.description), bullets(job.achievements)],
    }),
  );
  return section('workExperience', headingOf(context, 'workExperience'), entries);
}
