import type { CvContent } from '@sastre/shared-contracts/api';

/** What a CV keeps of a file of JSON Resume that none of its fields takes; undefined: nothing. */
export function keptPartsOf({ extra }: CvContent): unknown {
  return extra?.['jsonResume'];
}

/** The CV with these parts kept, or without any. */
export function withKeptParts(cv: CvContent, parts: unknown): CvContent {
  const { extra, ...content } = cv;
  const { jsonResume: _left, ...others } = extra ?? {};
  const kept = parts === undefined ? others : { ...others, jsonResume: parts };
  return extra === undefined && parts === undefined ? content : { ...content, extra: kept };
}
