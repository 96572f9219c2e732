import type {
  ActiveSubscription,
  TailoringProgress,
  TailoringRequest,
} from '@sastre/shared-contracts/api';

export const usage: ActiveSubscription = {
  activeSubscription: { planId: 'free', startDate: '2026-01-01', endDate: null },
  todaysConsumptions: 0,
  thisWeeksConsumptions: 0,
  dailyRateLimit: 3,
  weeklyRateLimit: 10,
  dayResetsAt: '2026-01-02T00:00:00.000Z',
  weekResetsAt: '2026-01-05T00:00:00.000Z',
};
export const request: TailoringRequest = {
  companyName: 'Northlight',
  jobDescription: 'SQL',
  includeCoverLetter: false,
  useAiTailoring: true,
  translateTo: null,
};
/** A job's answer in a state. */
export function at(
  state: TailoringProgress['state'],
  more: Partial<TailoringProgress> = {},
): TailoringProgress {
  return { bullId: 'job-1', state, progress: 0, stage: null, engine: 'rules', ...more };
}
export const completed = at('completed', { progress: 100, result: { tailoredCVId: 'cv-2' } });

/** A call that fails as the transport's errors do. */
export function failing(status: number, code = 'some-code'): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error('failed'), { status, code }));
}
