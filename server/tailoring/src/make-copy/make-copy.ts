import {
  defaultTailored,
  type CvContent,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import { checkTailoring } from '../check-tailoring.rules.ts';
import { engineFor } from './choose-engine.ts';
import type { TailoringEngine } from '../task/engine.ts';
import { startable } from '../startable.rules.ts';
import { tailor, type TailoredResult, type TailorInput } from './tailor.ts';

/** What a job's copy is made of. */
export interface CopyInput extends Pick<TailorInput, 'now' | 'signal' | 'onStage' | 'onSpent'> {
  main: CvContent;
  request: TailoringRequest;
}

/** Makes the copy of a job: what of the request can be done with this CV, with a note for each part that cannot. */
export type MakeCopy = (input: CopyInput) => Promise<TailoredResult>;

/** Makes copies in this very thread, by an engine of one's own or the built-in one where a request asks for that. */
export function makeCopyWith(configured: TailoringEngine): MakeCopy {
  return async ({ main, request, ...progress }) => {
    const engine = engineFor(request, configured);
    const doable = startable(request, checkTailoring(main, request, engine.name));
    const made = await tailor({ ...progress, main, engine, request: doable.request });
    const { content, report, position } = made;
    const tailored = { ...defaultTailored, ...content.tailored, ...doable.language };
    const { language, ...rest } = content;
    // A translation is in the language that was asked for, whatever was chosen for the main CV.
    const chosen = language === undefined || tailored.language !== undefined ? {} : { language };
    return {
      content: { ...rest, ...chosen, tailored },
      report: { ...report, notes: [...doable.notes, ...report.notes] },
      position,
    };
  };
}
