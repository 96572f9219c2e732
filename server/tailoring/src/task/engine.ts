import type { CvContent, Edit, EngineName, Fact, Language } from '@sastre/shared-contracts/api';
import type { SupportedRequirement } from '@sastre/reading';

/** What an engine's answers took. Costs in millionths of the currency that the prices are in; null: no prices. */
export interface ModelUsage {
  model: string;
  promptVersion: string;
  calls: number;
  tokensIn: number;
  tokensOut: number;
  costMicros: number | null;
}

/** One job, from its first question to its last; its deadline counts from the first. */
export interface EngineRun {
  /** Called after each call of a model with what that call took; also when the call came to nothing. */
  spend(usage: ModelUsage): void;
}

/** All that an engine is told. CV and job text are data, never instructions. */
export interface EngineTask {
  main: CvContent;
  facts: readonly Fact[];
  requirements: readonly SupportedRequirement[];
  /** The job description without markdown. */
  jobText: string;
  companyName: string;
  /** Position applied for as the job description names it; empty when it does not. */
  position: string;
  /** Language of the CV's own texts. */
  cvLanguage: Language;
  /** Language that the letter is to be written in. */
  letterLanguage: Language;
  /** Language asked for; absent: no translation. */
  translateTo: Language | undefined;
  /** Texts of the copy so far by path, where they are no longer those of `main`; these are what is translated. */
  rewritten?: ReadonlyMap<string, string>;
  /** Rewordings by path that the user is asked about; each is translated besides the text that stands meanwhile. */
  asked?: ReadonlyMap<string, string>;
  /** Ends what goes on, in durations. */
  now: Date;
  /** The job that this is asked for. */
  run?: EngineRun;
}

/**
 * One proposed change. `reorder`: `value` is the list of fact ids in their new order; `hide`: empty;
 * otherwise the new text. Only open paths are listened to (see `apply.rules.ts`).
 */
export interface Proposal {
  path: string;
  op: Edit['op'];
  value: string | readonly string[];
  because: readonly string[];
  for: readonly string[];
  /** True: it changes nothing until the user takes it. */
  isOffer?: true;
  /** Of a translation of one of `EngineTask.asked`: that text. */
  source?: string;
}

/** What an engine answers to one question; `notes`: codes of what it could not do. */
export interface EngineAnswer {
  proposals: readonly Proposal[];
  notes: readonly string[];
}

/** Proposes edits; code decides. An error it throws fails the job, with its operation given back. */
export interface TailoringEngine {
  readonly name: EngineName;
  /** Edits that bring forward what the job asks for. */
  tailor(task: EngineTask, signal: AbortSignal): Promise<EngineAnswer>;
  /** A cover letter: one `set` of `coverLetter`, in markdown. */
  writeLetter(task: EngineTask, signal: AbortSignal): Promise<EngineAnswer>;
  /** Edits that put texts into `task.translateTo`. */
  translate(task: EngineTask, signal: AbortSignal): Promise<EngineAnswer>;
}
