import type {
  Cv,
  Endpoint,
  EndpointId,
  Language,
  Plan,
  ProblemCode,
  TailoringFailure,
} from '../../api/index.ts';
import { ApiError } from '../../shell/api-error.ts';
import type { CallOptions, ShellServices, ShellUser } from '../../shell/services.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { samplePlanLimits, samplePlans } from '../fixtures/plans.fixture.ts';
import { samplePictureFile } from '../fixtures/picture.fixture.ts';
import { sampleUser } from '../fixtures/user.fixture.ts';
import { settlePurchase } from './account.handlers.ts';
import { FakeProblem, problemError, type ProblemExtras } from './failures.ts';
import { isoTime, type FakeContext, type FakeState, type PurchaseStatus } from './fake-state.ts';
import { handlers } from './handlers.ts';
import { parseInput, wire, type RawInput } from './parse-input.ts';
import type { JobFailure } from './tailoring.handlers.ts';

export interface FakeApiOptions {
  /** Stored main CV; absent: none yet, an empty one is created at the first read. */
  cv?: Cv;
  /** Stored tailored copies. */
  tailored?: readonly Cv[];
  /** How many pictures are stored. */
  pictures?: number;
  /** Plan of the user; the free one unless said. */
  planId?: string;
  /** AI operations taken already, now. */
  operations?: number;
  user?: ShellUser;
  plans?: (language: Language) => Plan[];
  limits?: FakeState['limits'];
  /** Milliseconds since the epoch; a fixed moment unless given. */
  now?: () => number;
  origin?: string;
}

/** One call as it was made; `status` is what it ended with (0: no answer, undefined: still under way). */
export interface FakeCall {
  id: string;
  input: RawInput;
  options: CallOptions;
  status: number | undefined;
}

export interface FakeApi {
  /** Like `ShellServices.http.call`. */
  call: ShellServices['http']['call'];
  /** Every call in order. */
  calls: FakeCall[];
  /** The calls of one endpoint. */
  callsOf: (id: EndpointId) => FakeCall[];
  state: FakeState;
  /** The next call of the endpoint fails: with a problem of that code, or with the error itself. Several queue up. */
  failNext: (id: EndpointId, failure: ProblemCode | Error, extras?: ProblemExtras) => void;
  /** The next tailoring job fails after its first stage and gives its operation back. */
  failNextJob: (reason?: string, code?: TailoringFailure) => void;
  /** Holds the calls of the endpoint until the returned function is called. */
  hold: (id: EndpointId) => () => void;
  /** Ends a purchase, as the provider would. */
  settlePurchase: (subscriptionId: string, status: PurchaseStatus) => void;
}

export const FAKE_ORIGIN = 'https://sastre.example';
/** The moment at which fakes begin: Saturday, 21 November 2026, noon UTC. */
export const FAKE_NOW = Date.UTC(2026, 10, 21, 12);

/** An in-memory server: every row of the API with what a client can see of its behaviour. */
export function createFakeApi(options: FakeApiOptions = {}): FakeApi {
  const context = createContext(options);
  const calls: FakeCall[] = [];
  const failures = new Map<string, (ApiError | Error | ((row: Endpoint) => ApiError))[]>();
  const held = new Map<string, Promise<void>>();
  let jobFailure: JobFailure | undefined;

  function answer(endpoint: Endpoint, input: RawInput, callOptions: CallOptions) {
    const planned = failures.get(endpoint.id)?.shift();
    if (planned !== undefined) throw typeof planned === 'function' ? planned(endpoint) : planned;
    const { state } = context;
    if (endpoint.auth === 'required' && (!state.signedIn || state.accountDeleted))
      throw new FakeProblem('unauthenticated');
    const handler = handlers[endpoint.id as EndpointId];
    if (handler === undefined) throw new FakeProblem('not-found');
    const parsed = parseInput(endpoint, input);
    const starts = endpoint.id === 'startTailoring';
    const found = handler(context, {
      ...parsed,
      ifMatch: callOptions.ifMatch,
      jobFailure: starts ? jobFailure : undefined,
    });
    if (starts) jobFailure = undefined;
    if (endpoint.kind === 'upload') callOptions.onUploadProgress?.(1);
    const data = endpoint.response ? endpoint.response.parse(wire(found.data)) : found.data;
    return {
      data,
      etag: found.etag,
      headers: { ...found.headers, ...(found.etag ? { etag: found.etag } : {}) },
    };
  }

  async function call(endpoint: Endpoint, input: RawInput, callOptions: CallOptions = {}) {
    const entry: FakeCall = { id: endpoint.id, input, options: callOptions, status: undefined };
    calls.push(entry);
    try {
      await (held.get(endpoint.id) ?? Promise.resolve());
      if (callOptions.signal?.aborted) {
        throw new ApiError({ endpoint: endpoint.id, status: 0, code: 'aborted', message: '' });
      }
      const found = answer(endpoint, input, callOptions);
      entry.status = endpoint.status;
      return found;
    } catch (error) {
      const failure =
        error instanceof FakeProblem
          ? problemError(endpoint, error.code, { ...error.extras, ...wireCurrent(error) })
          : error;
      entry.status = failure instanceof ApiError ? failure.status : 0;
      throw failure;
    }
  }

  return {
    call: call as FakeApi['call'],
    calls,
    callsOf: (id) => calls.filter((entry) => entry.id === id),
    state: context.state,
    failNext: (id, failure, extras) => {
      const planned =
        failure instanceof Error ? failure : (row: Endpoint) => problemError(row, failure, extras);
      failures.set(id, [...(failures.get(id) ?? []), planned]);
    },
    failNextJob: (reason = 'Failed to tailor CV', code) => {
      jobFailure = { reason, code };
    },
    hold: (id) => {
      let release: () => void = () => undefined;
      held.set(id, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(id);
        release();
      };
    },
    settlePurchase: (id, status) => settlePurchase(context, id, status),
  };
}

function wireCurrent({ extras }: FakeProblem) {
  return extras.current === undefined ? {} : { current: wire(extras.current) };
}

function createContext(options: FakeApiOptions): FakeContext {
  const { now = () => FAKE_NOW, origin = FAKE_ORIGIN, limits = samplePlanLimits } = options;
  let lastId = 0x1000;
  const newId = () => fixtureId((lastId += 1));
  const stored = (cv: Cv) => ({ cv: structuredClone(cv), version: 1 });
  const pictures = new Map<string, Blob>();
  for (let index = 0; index < (options.pictures ?? 0); index += 1)
    pictures.set(newId(), samplePictureFile());
  const state: FakeState = {
    user: options.user ?? sampleUser,
    signedIn: true,
    accountDeleted: false,
    mainCv: options.cv && stored(options.cv),
    tailored: new Map((options.tailored ?? []).map((cv) => [cv._id, stored(cv)])),
    pictures,
    versions: new Map(),
    trash: new Map(),
    sessions: [],
    sessionsElsewhere: false,
    shareLinks: new Map(),
    jobs: new Map(),
    operations: Array.from({ length: options.operations ?? 0 }, now),
    plans: options.plans ?? samplePlans,
    limits,
    subscription: { planId: options.planId ?? 'free', startDate: isoTime(now()), endDate: null },
    purchases: new Map(),
  };
  return { state, now, newId, origin };
}
