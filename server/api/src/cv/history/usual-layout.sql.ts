import { defaultTailored } from '@sastre/shared-contracts/api';
import { sql, type RawBuilder } from 'kysely';

const LAYOUT = JSON.stringify(defaultTailored);
const PDF_OPTIONS = JSON.stringify(defaultTailored.pdfOptions);

/** The `tailored` of a CV's body, what was never chosen as it usually is: a body without one says the same as one that stores the usual. */
export function usualLayout(body: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    ${LAYOUT}::jsonb || coalesce(${body} -> 'tailored', '{}') || jsonb_build_object(
      'pdfOptions', ${PDF_OPTIONS}::jsonb || coalesce(${body} #> '{tailored,pdfOptions}', '{}')
    )
  )`;
}
