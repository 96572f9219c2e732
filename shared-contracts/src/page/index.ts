export { DashboardLink } from './dashboard-link.tsx';
export { formatAgo, formatDay, formatMoment, formatTime, isJustNow } from './dates.rules.ts';
export { readFailedCall } from './failed-call.ts';
export { growingPause } from './growing-pause.rules.ts';
export type { Growth } from './growing-pause.rules.ts';
export { createJournalWriter } from './journal-writer.ts';
export type { JournalWriter } from './journal-writer.ts';
export { levelText } from './level-text.rules.ts';
export { machineClock } from './machine-clock.ts';
export { notProvided } from './not-provided.ts';
export {
  forgetOnboardingFinished,
  noteOnboardingFinished,
  wasOnboardingFinished,
} from './onboarding-finished.ts';
export { ownName } from './own-name.rules.ts';
export { isWorthAnotherPoll, MOST_FAILED_POLLS, pollDelay } from './poll.rules.ts';
export type { Pace } from './poll.rules.ts';
export { hasUnsavedWords, typedInKey } from './typed-in.ts';
export { undoKey } from './undo-key.rules.ts';
export { useLatest } from './use-latest.ts';
export { useLanguageName } from './use-language-name.ts';
export { useLocale } from './use-locale.ts';
export { useLeave } from './use-leave.ts';
export { forgetWaitingJob, hasWaitingJob, noteWaitingJob } from './waiting-job.ts';
export { ChangedElsewhere, readCv, writeCv } from './versioned-cv.ts';
export type { VersionedCv } from './versioned-cv.ts';
