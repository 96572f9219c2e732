import type {
  Tailored,
  TailoringCheck,
  TailoringObstacle,
  TailoringRequest,
} from '@sastre/shared-contracts/api';
import { partsOf, type TailoringPart } from './asked-parts.rules.ts';

const FIELDS: Record<TailoringPart, string> = {
  tailoring: 'useAiTailoring',
  letter: 'includeCoverLetter',
  translation: 'translateTo',
};
const PARTS: Record<TailoringPart, string> = {
  tailoring: 'The CV cannot be tailored',
  letter: 'The letter cannot be written',
  translation: 'The CV cannot be translated',
};
const BECAUSE: Record<TailoringObstacle, string> = {
  'cv-language': 'the CV is in a language that the built-in engine does not know',
  'job-language': 'the job description is in a language that the built-in engine does not read',
  'letter-language': 'CV and letter would be in different languages',
  'already-translated': 'it is in this language already',
  'nothing-to-tailor': 'there is nothing in it that could be changed',
  'nothing-to-tell': 'the CV says too little',
};

type Stopped = Partial<Record<TailoringPart, TailoringObstacle>>;

function stoppedOf({ obstacles }: Pick<TailoringCheck, 'obstacles'>): Stopped {
  const stops = obstacles.filter((one) => one.stops);
  return Object.fromEntries(stops.toReversed().map(({ part, code }) => [part, code]));
}

/** One sentence a part, by the field that asks for it, when nothing of what is asked for could be started; empty: something can. */
export function whyNotStarted(
  request: TailoringRequest,
  check: Pick<TailoringCheck, 'obstacles'>,
): { path: string; message: string }[] {
  const stopped = stoppedOf(check);
  const asked = partsOf(request);
  if (asked.some((part) => stopped[part] === undefined)) return [];
  return asked.flatMap((part) => {
    const code = stopped[part];
    return code === undefined
      ? []
      : [{ path: FIELDS[part], message: `${PARTS[part]}: ${BECAUSE[code]}.` }];
  });
}

/**
 * A request without the parts that would come to nothing, and a note of the report for each; `language`: that of the copy, where it
 * is the one asked for without being translated.
 */
export function startable(
  request: TailoringRequest,
  check: Pick<TailoringCheck, 'obstacles'>,
): { request: TailoringRequest; notes: string[]; language: Pick<Tailored, 'language'> } {
  const stopped = stoppedOf(check);
  const parts = partsOf(request).filter((part) => stopped[part] !== undefined);
  return {
    request: {
      ...request,
      useAiTailoring: request.useAiTailoring && !parts.includes('tailoring'),
      includeCoverLetter: request.includeCoverLetter && !parts.includes('letter'),
      translateTo: parts.includes('translation') ? null : request.translateTo,
    },
    notes: parts.map((part) => `${part}-not-started`),
    language:
      request.translateTo && stopped.translation === 'already-translated'
        ? { language: request.translateTo }
        : {},
  };
}
