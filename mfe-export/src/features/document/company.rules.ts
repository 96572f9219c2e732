import { companyNameOf, type Cv } from '@sastre/shared-contracts/api';

/** For which company a CV is tailored; undefined for the main CV, and where no company is named. */
export function companyOf(cv: Pick<Cv, 'tailored'>): string | undefined {
  return companyNameOf(cv).trim() || undefined;
}
