import { readJobText } from '../layout/job-text.rules.ts';
import { readRequirements } from './requirements.rules.ts';

/** What an ad asks for, as "must French", in its order. */
export function askedIn(text: string): string[] {
  return readRequirements(readJobText(text)).map(({ term, need }) => `${need} ${term}`);
}
