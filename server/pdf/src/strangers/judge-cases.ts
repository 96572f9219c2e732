import type { PdfReport } from '@sastre/shared-contracts/api';
import { PdfError } from '../ground/pdf-error.ts';
import type { PdfService } from '../pdf-service.ts';
import { CV_FACES } from '../testing/cv.fixture.ts';
import { asPosted } from './as-posted.rules.ts';
import type { VerdictCase } from './read-cases.ts';

/** What came of a case. */
export interface Judged {
  case: VerdictCase;
  findings: PdfReport['findings'];
  isRight: boolean;
}

/** Said of what it is set in. */
const OF_FONTS = ['fonts', 'glyphs'];

/**
 * Prints each case and compares the verdict with what was expected. Which fonts a stranger names says nothing about the
 * verdict, so findings of fonts are left out. A document that is refused is not called good.
 */
export async function judgeCases(
  service: PdfService,
  cases: readonly VerdictCase[],
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of cases) {
    const findings = await findingsOf(service, one);
    const isRight = one.expect === 'bad' ? findings.length > 0 : findings.length === 0;
    judged.push({ case: one, findings, isRight });
  }
  return judged;
}

async function findingsOf(service: PdfService, { html, id }: VerdictCase) {
  try {
    const { report } = await service.print({ ...asPosted(html, CV_FACES), docTitle: id });
    return report.findings.filter(({ kind }) => !OF_FONTS.includes(kind));
  } catch (error) {
    if (error instanceof PdfError && error.code === 'pdf-invalid') return [{ kind: 'refused' }];
    throw error;
  }
}
