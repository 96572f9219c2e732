import type { Cv } from '@sastre/shared-contracts/api';
import { toPatch, type CvDraft } from '@sastre/shared-cv-form/rules';

/** A CV as it would be shown if what is typed were saved; rows of a list keep their places, blank ones too. */
export function shownCv(cv: Cv, draft: CvDraft): Cv {
  const { coverLetter: _letter, pictureId: _picture, layout: _layout, ...content } = draft;
  const { tailored } = toPatch(draft, cv) as Partial<Pick<Cv, 'tailored'>>;
  const work_experience = content.work_experience.map((job) =>
    job.current ? { ...job, endDate: '' } : job,
  );
  return { ...cv, ...content, work_experience, ...(tailored && { tailored }) };
}
