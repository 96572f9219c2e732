/** Why a model gave no usable answer. */
export type ModelFailure =
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'failing'
  | 'too-slow'
  | 'too-large'
  | 'empty'
  | 'unusable';

const MESSAGES: Record<ModelFailure, string> = {
  unreachable: 'The model server could not be reached',
  refused: 'The model server refused the request',
  busy: 'The model server was busy each time it was asked',
  failing: 'The model server failed each time it was asked',
  'too-slow': 'The model did not answer in time',
  'too-large': 'The answer of the model was too large',
  empty: 'The model answered without any content',
  unusable: 'The answer of the model was not of the shape asked for',
};

/**
 * No usable answer. It is logged, so it holds no cause, request or answer: those hold the key, the CV
 * and the job description.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;
  /** Status that the server answered with, where that was what failed. */
  readonly status: number | undefined;
  /** True when the next question would end the same: a wrong key or address. */
  readonly isFinal: boolean;

  constructor(failure: ModelFailure, status?: number) {
    super(`${MESSAGES[failure]}${status === undefined ? '' : ` (status ${status})`}.`);
    this.failure = failure;
    this.status = status;
    this.isFinal = status === 401 || status === 403 || status === 404;
  }

  /** True when the model did answer, only not with anything that can be used. */
  get isOfContent(): boolean {
    return ['empty', 'unusable', 'too-large'].includes(this.failure);
  }
}
