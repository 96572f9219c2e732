/**
 * Facts that one area tells the others: past tense, ids only. An event may cause a refetch, never a navigation.
 */
export interface ShellEvents {
  'cv.saved': { cvId: string };
  'cv.deleted': { cvId: string };
  'cv.tailored': { cvId: string };
  'pictures.changed': Record<string, never>;
  'subscription.changed': Record<string, never>;
  'account.reset': Record<string, never>;
  'session.ended': Record<string, never>;
  /** There is no way to the server: the browser is offline, or the server does not answer. */
  'connection.lost': Record<string, never>;
  /** It answers again. */
  'connection.restored': Record<string, never>;
}
export type ShellEventName = keyof ShellEvents;

/** Product analytics events with their properties; nothing personal. */
export interface AnalyticsEvents {
  cv_pdf_exported: Record<string, never>;
  /** A file beside the PDF was made: `word`, `text` or `json`. */
  cv_file_exported: { kind: string };
  onboarding_started: Record<string, never>;
  onboarding_completed: { step: number };
  tailor_cv_ai: { includeCoverLetter: boolean; translateTo: string };
  tailor_cv_manual: { includeCoverLetter: boolean; translateTo: string };
  /** A file became the main CV: what kind it was, and how many of its fields were doubtful. */
  cv_imported: { source: string; doubts: number };
  /** `endpoint`: the path's template, without ids; `message`: what the error catalogue calls it. */
  api_error: { endpoint: string; status: number; message: string };
}
export type AnalyticsEventName = keyof AnalyticsEvents;
