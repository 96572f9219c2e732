import {
  costsOperation,
  defaultTailored,
  LIMITS,
  type Cv,
  type TailoringCheck,
  type TailoringFailure,
  type TailoringProgress,
  type TailoringReport,
  type TailoringRequest,
  type TailoringStage,
} from '../../api/index.ts';
import { returnOperation, takeOperation } from './account.handlers.ts';
import { mainCvOf } from './cv.handlers.ts';
import { FakeProblem } from './failures.ts';
import { isoTime, type FakeContext } from './fake-state.ts';

/** Why a job of the fake fails; with a code of a model, one ran. */
export interface JobFailure {
  reason: string;
  code: TailoringFailure | undefined;
}

/** A job of the fake: every look at its progress takes it one step on. */
export interface FakeJob {
  request: TailoringRequest;
  stages: TailoringStage[];
  /** Steps taken: 0 is queued, then one per stage. */
  step: number;
  /** Moment of the operation it took, if any. */
  operation: number | undefined;
  /** Set: the job fails with this reason after its first stage. */
  failure: JobFailure | undefined;
  state: TailoringProgress['state'];
  tailoredCVId: string | undefined;
}

function stagesOf(request: TailoringRequest): TailoringStage[] {
  return [
    'reading',
    ...(request.useAiTailoring ? (['matching', 'rewriting'] as const) : []),
    ...(request.includeCoverLetter ? (['letter'] as const) : []),
    ...(request.translateTo ? (['translating'] as const) : []),
    'saving',
  ];
}

/** Takes an operation if the request needs one and queues the job. */
export function startTailoring(
  context: FakeContext,
  request: TailoringRequest,
  failure?: JobFailure,
): { bullId: string } {
  if (context.state.tailored.size >= LIMITS.tailoredCvs) throw new FakeProblem('limit-reached');
  const operation = costsOperation(request) ? takeOperation(context) : undefined;
  const bullId = context.newId();
  const job = {
    request,
    stages: stagesOf(request),
    step: 0,
    operation,
    failure,
    tailoredCVId: undefined,
  };
  context.state.jobs.set(bullId, { ...job, state: 'queued' });
  return { bullId };
}

/** What a tailoring would meet: what the test says, else nothing. */
export function checkTailoring(
  { state }: FakeContext,
  { letterLanguage, translateTo }: TailoringRequest,
): TailoringCheck {
  return {
    cvLanguage: 'en',
    jobLanguage: 'en',
    letterLanguage: letterLanguage ?? translateTo ?? 'en',
    position: '',
    obstacles: [],
    ...state.tailoringCheck,
  };
}

/** Progress of a job; looking at it takes it one step on. */
export function tailoringProgress(context: FakeContext, bullId: string): TailoringProgress {
  const job = context.state.jobs.get(bullId);
  if (job === undefined) throw new FakeProblem('not-found');
  const { state, step, stages, request, tailoredCVId } = job;
  const done = state === 'completed' || state === 'failed';
  const answer: TailoringProgress = {
    bullId,
    state,
    progress: state === 'completed' ? 100 : Math.round((step / (stages.length + 1)) * 100),
    stage: done ? null : (stages[step - 1] ?? null),
    engine: costsOperation(request) ? engineOf(job) : null,
    ...(tailoredCVId === undefined ? {} : { result: { tailoredCVId } }),
    ...(state === 'failed' ? { failedReason: job.failure?.reason ?? '' } : {}),
    ...(state === 'failed' && job.failure?.code ? { failedCode: job.failure.code } : {}),
  };
  if (!done) advance(context, job);
  return answer;
}

function engineOf({ failure }: FakeJob) {
  return failure?.code?.startsWith('model-') ? 'openai-compatible' : 'rules';
}

function advance(context: FakeContext, job: FakeJob): void {
  job.step += 1;
  job.state = 'active';
  if (job.failure !== undefined && job.step > 1) {
    job.state = 'failed';
    if (job.operation !== undefined) returnOperation(context, job.operation);
  } else if (job.step > job.stages.length) {
    job.state = 'completed';
    job.tailoredCVId = storeResult(context, job.request);
  }
}

function storeResult(context: FakeContext, request: TailoringRequest): string {
  const main = structuredClone(mainCvOf(context).cv);
  const moment = context.now();
  const cv: Cv = {
    ...main,
    _id: context.newId(),
    created_at: isoTime(moment),
    updated_at: isoTime(moment + 1),
  };
  cv.tailored = {
    ...defaultTailored,
    ...main.tailored,
    jobDescription_id: {
      _id: context.newId(),
      companyName: request.companyName,
      content: request.jobDescription,
    },
    tailoredDate: isoTime(moment),
    coverLetter: request.includeCoverLetter
      ? `Dear ${request.companyName} team,\n\nI would like to work with you.\n\n${main.personal_info.fullName}`
      : '',
    ...(request.translateTo ? { language: request.translateTo } : {}),
    report: reportOf(main, request),
  };
  context.state.tailored.set(cv._id, { cv, version: 1 });
  return cv._id;
}

/** A small but true report: the main CV's skills that the job description names. */
function reportOf(main: Cv, request: TailoringRequest): TailoringReport {
  const asked = main.skills.filter(({ name }) =>
    request.jobDescription.toLowerCase().includes(name.toLowerCase()),
  );
  return {
    engine: costsOperation(request) ? 'rules' : null,
    facts: main.skills.map(({ id, name }) => ({ id: `skills[${id}].name`, text: name })),
    requirements: asked.map(({ id, name }) => ({
      id: `requirement-${id}`,
      term: name,
      kind: 'tool',
      need: 'must',
      quote: name,
      group: 'shown',
      facts: [`skills[${id}].name`],
    })),
    edits: [],
    refused: 0,
    coverage: { shown: asked.length, supported: asked.length, total: asked.length },
    notes: request.translateTo ? ['free-text-not-translated'] : [],
  };
}
