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

/**
 * True where a translation would put headings, levels and months alone into the language: the own sentences stay. That is no
 * translation that is paid; the language of a CV can be chosen at any time.
 */
function isOfHeadings({ obstacles }: Pick<TailoringCheck, 'obstacles'>): boolean {
  return obstacles.some(
    ({ part, code, stops }) => part === 'translation' && code === 'cv-language' && !stops,
  );
}

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
 * A request without the parts that would come to nothing, and a note of the report for each: what is left of it is what it costs.
 * `language`: that of the copy's headings, where it is the one asked for without being translated.
 */
export function startable(
  request: TailoringRequest,
  check: Pick<TailoringCheck, 'obstacles'>,
): { request: TailoringRequest; notes: string[]; language: Pick<Tailored, 'language'> } {
  const stopped = stoppedOf(check);
  const parts = partsOf(request).filter((part) => stopped[part] !== undefined);
  const isHeaded = Boolean(request.translateTo) && isOfHeadings(check);
  const translateTo = isHeaded || parts.includes('translation') ? null : request.translateTo;
  const includeCoverLetter = request.includeCoverLetter && !parts.includes('letter');
  // Nobody chose the letter's language apart: it stays that of the headings.
  const asTranslated =
    includeCoverLetter && translateTo === null && request.translateTo
      ? { letterLanguage: request.letterLanguage ?? request.translateTo }
      : {};
  const useAiTailoring = request.useAiTailoring && !parts.includes('tailoring');
  return {
    request: { ...request, useAiTailoring, includeCoverLetter, translateTo, ...asTranslated },
    notes: [
      ...parts.map((part) => `${part}-not-started`),
      ...(isHeaded ? ['free-text-not-translated'] : []),
    ],
    language:
      request.translateTo && (isHeaded || stopped.translation === 'already-translated')
        ? { language: request.translateTo }
        : {},
  };
}
