import type { Language } from '@sastre/shared-contracts/api';
import { fill } from './fill.rules.ts';
import { PHRASES } from '@sastre/gate';
import { spanishOf } from './place.rules.ts';

/** How a letter to a company begins, as plain text: "Dear Okra team,", "Estimado equipo del Hotel Sur:". */
export function greetingTo(company: string, language: Language): string {
  return fill(PHRASES[language].greeting, { company, of: spanishOf(company) });
}
