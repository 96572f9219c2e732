import { PRODUCT_NAME } from '@sastre/base/hosted-pages';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';

/** The product's name as it is looked for in passwords. */
export const PRODUCT_WORD = PRODUCT_NAME.toLowerCase();

/** Shorter words are too often part of others. */
const MIN_WORD_LENGTH = 3;
/** A password that has no more than this beside words of its owner is no secret. */
const MAX_BESIDE_WORDS = 4;
/** Digits and signs that are hung on to a common password do not make it another one. */
const MAX_HUNG_ON = 4;
const MIN_DIFFERENT = 4;

/** Which message says what to do; the pages have a text for each. */
type FieldMessage =
  | 'emailInvalid'
  | 'emailUnusable'
  | 'nameMissing'
  | 'passwordCommon'
  | 'passwordOwn'
  | 'passwordTooLong'
  | 'passwordTooShort';

/** Which field is wrong and the message that says what to do. */
export interface FieldProblem {
  field: string;
  message: FieldMessage;
  values?: Record<string, number>;
}

/** Whose password it is to be, as far as it is known. */
export interface PasswordOwner {
  name: string;
  email: string;
}

/** One spelling for what is read alike: without case, accents and widths. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words that a guesser who knows the owner tries first, the longest first. */
function ownWords({ name, email }: PasswordOwner): string[] {
  const whole = [email, ...email.split('@')];
  const words = [...whole, ...email.split(/[^\p{L}\p{N}]+/u), ...name.split(/\P{L}+/u)];
  return [...new Set([...words, PRODUCT_WORD].map(folded))]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
}

function isOwn(password: string, owner: PasswordOwner, common: ReadonlySet<string>): boolean {
  if ([owner.email, owner.name].some((text) => folded(text).includes(password))) return true;
  const rest = ownWords(owner).reduce((left, word) => left.replaceAll(word, ''), password);
  if (rest === password) return false;
  return rest.length <= MAX_BESIDE_WORDS || common.has(rest);
}

function isCommon(password: string, common: ReadonlySet<string>): boolean {
  if (new Set(password).size < MIN_DIFFERENT || common.has(password)) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return password.length - core.length <= MAX_HUNG_ON && common.has(core);
}

/**
 * What is wrong with a new password; undefined when nothing is. `common`: the passwords that everybody tries first, in
 * lower case. No character is asked for: what is long and not known is good.
 */
export function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): FieldProblem | undefined {
  const problem = (message: FieldMessage, values?: Record<string, number>) => ({
    field: 'password',
    message,
    ...(values ? { values } : {}),
  });
  if (password.length < MIN_PASSWORD_LENGTH)
    return problem('passwordTooShort', { min: MIN_PASSWORD_LENGTH });
  if (password.length > MAX_PASSWORD_LENGTH)
    return problem('passwordTooLong', { max: MAX_PASSWORD_LENGTH });
  const read = folded(password);
  if (isCommon(read, common)) return problem('passwordCommon');
  if (isOwn(read, owner, common)) return problem('passwordOwn');
  return undefined;
}
