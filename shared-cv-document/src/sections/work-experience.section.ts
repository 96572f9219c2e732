import type { Cv, Tailored, WorkExperience } from '@sastre/shared-contracts/api';
import type { Markup } from '@sastre/shared-html';
import { formatRange, ordered, type EntryOrder } from '../dates.rules.ts';
import { filled } from '../filled.ts';
import { withoutFolded } from '../folded.rules.ts';
import { remembered } from '../remembered.rules.ts';
import { headingOf, type RenderContext } from '../render-context.ts';
import {
  bullets,
  entriesSection,
  pathsOfLines,
  richText,
  settingOf,
  type Entry,
} from './entry.section.ts';
import { headed } from './headed.rules.ts';

/** Jobs in the order of `tailored.workOrder`; without it as stored. */
export function orderedWork(work: readonly WorkExperience[], order: EntryOrder): WorkExperience[] {
  return ordered(work, order);
}

/** Jobs of which something was written that the document shows. */
export function writtenJobs(
  cv: Pick<Cv, 'work_experience'>,
  tailored: Pick<Tailored, 'foldedBullets'>,
): WorkExperience[] {
  return withoutFolded(cv, tailored).filter(
    ({ position, company, location, description, achievements }) =>
      [position, company, location, description, ...achievements].some(filled),
  );
}

const entryOf = remembered<Entry>();

/** The jobs. An entry without position is headed by its company. */
export function workExperienceSection(context: RenderContext): Markup {
  const { cv, tailored, options, language, level } = context;
  const written = new Map(cv.work_experience.map(({ id, achievements }) => [id, achievements]));
  const made = (job: WorkExperience) => ({
    path: job.id,
    ...headed(job, { what: 'position', whose: 'company', where: 'location' }),
    dates: formatRange(job, language, options.dateFormat),
    body: [
      richText(job.description, level + 1, { context, path: `${job.id}.description` }),
      bullets(
        job.achievements,
        context,
        pathsOfLines(`${job.id}.achievements`, job.achievements, written.get(job.id)),
      ),
    ],
    texts: [job.description, ...job.achievements],
  });
  const setting = settingOf(context);
  const entries = orderedWork(writtenJobs(cv, tailored), tailored.workOrder).map((job) =>
    entryOf(job, setting, () => made(job)),
  );
  return entriesSection(context, 'workExperience', headingOf(context, 'workExperience'), entries);
}
