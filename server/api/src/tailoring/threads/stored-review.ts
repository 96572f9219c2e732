import { isDeepStrictEqual } from 'node:util';
import {
  defaultCvContent,
  type AddedRequirement,
  type CvContent,
  type ReportDecisions,
  type Tailored,
  type TailoringReport,
} from '@sastre/shared-contracts/api';
import {
  addToBoth,
  decide,
  type Decided,
  createSecondLook,
  matchAgain,
  type Rematch,
  type SecondLookParts,
} from '@sastre/tailoring/review';

/** A copy and its report as they are stored: as JSON. */
export interface StoredCopy {
  copy: string;
  report: string;
}

/** Decisions on a stored copy, with what they are looked at by; `main`: as it is now, undefined when deleted. */
export interface DecideTask
  extends StoredCopy, Pick<SecondLookParts, 'jobDescription' | 'companyNames' | 'letterLanguage'> {
  main: CvContent | undefined;
  decisions: ReportDecisions;
  userId: string;
  now: Date;
}

/** What came of it; `same`: nothing was changed. */
export type StoredDecision = Decided | { ok: 'same' };

/** Takes decisions on a stored copy. */
export function decideStored(task: DecideTask): StoredDecision {
  const { main, decisions, userId, now, jobDescription, companyNames, letterLanguage } = task;
  const copy = documentOf(task.copy);
  const report = JSON.parse(task.report) as TailoringReport;
  const refusal = createSecondLook({
    main: main ?? defaultCvContent,
    jobDescription,
    companyNames,
    translatedTo: copy.tailored?.language,
    letterLanguage,
    now,
  });
  const decided = decide({ copy, report, main, refusal, userId, now }, decisions);
  return decided.ok && decided.report === report ? { ok: 'same' } : decided;
}

/** A requirement that is to be added to the main CV and to a stored copy; `id` names a new entry. */
export interface AddTask extends StoredCopy {
  main: CvContent;
  added: AddedRequirement;
  id: string;
}

/** A report that is to be matched again. */
export interface MatchTask extends StoredCopy, Pick<Rematch, 'main' | 'jobDescription' | 'now'> {}

/** What came of it; `same`: it says all that is true now. */
export type StoredMatches = { kind: 'matched'; report: TailoringReport } | { kind: 'same' };

/** Matches the report of a stored copy again. */
export function matchStored({ copy, report, ...parts }: MatchTask): StoredMatches {
  const before = JSON.parse(report) as TailoringReport;
  const after = matchAgain({ ...parts, copy: documentOf(copy), report: before });
  const { matchedAt } = after;
  return isDeepStrictEqual({ ...before, matchedAt }, after)
    ? { kind: 'same' }
    : { kind: 'matched', report: after };
}

type Lists = Pick<CvContent, 'skills' | 'language_skills'>;

/** What came of it; `same`: both have it already. Only what changes is answered. */
export type StoredAddition =
  | {
      kind: 'added';
      /** Undefined: it has it already. */
      main: Lists | undefined;
      copy: Lists & { tailored?: Tailored };
      report: TailoringReport;
    }
  | { kind: 'same' }
  | { kind: 'refused'; message: string };

/** Adds a requirement to both. */
export function addStored({ main, copy, report, added, id }: AddTask): StoredAddition {
  const stored = { main, copy: documentOf(copy), report: JSON.parse(report) as TailoringReport };
  const addition = addToBoth(stored, added, id);
  if (addition.kind !== 'added') return addition;
  const { documents } = addition;
  const { tailored } = documents.copy;
  return {
    kind: 'added',
    main: isDeepStrictEqual(lists(main), lists(documents.main)) ? undefined : lists(documents.main),
    copy: { ...lists(documents.copy), ...(tailored === undefined ? {} : { tailored }) },
    report: documents.report,
  };
}

function lists({ skills, language_skills }: CvContent): Lists {
  return { skills, language_skills };
}

function documentOf(text: string): CvContent {
  return { ...defaultCvContent, ...(JSON.parse(text) as Partial<CvContent>) };
}
