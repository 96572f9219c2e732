import type { Messages } from './pages/messages.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';

/** Which field is wrong and the message that says what to do. */
export interface FieldProblem {
  field: string;
  message: keyof Messages;
  values?: Record<string, number>;
}

/** What is wrong with a new password; undefined when nothing is. */
export function newPasswordProblem(password: string): FieldProblem | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      field: 'password',
      message: 'passwordTooShort',
      values: { min: MIN_PASSWORD_LENGTH },
    };
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return { field: 'password', message: 'passwordTooLong', values: { max: MAX_PASSWORD_LENGTH } };
  }
  return undefined;
}
