import type { TailoringCheck, TailoringRequest } from '@sastre/shared-contracts/api';

/** A part of a tailoring that is asked for and paid. */
export type TailoringPart = TailoringCheck['obstacles'][number]['part'];

/** Parts that a request asks for. */
export function partsOf(request: TailoringRequest): TailoringPart[] {
  const asked: [TailoringPart, boolean][] = [
    ['tailoring', request.useAiTailoring],
    ['letter', request.includeCoverLetter],
    ['translation', Boolean(request.translateTo)],
  ];
  return asked.filter(([, isAsked]) => isAsked).map(([part]) => part);
}
