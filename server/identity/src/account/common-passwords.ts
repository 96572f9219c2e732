import { newPasswordProblem, type FieldProblem, type PasswordOwner } from './new-password.rules.ts';

let list: Promise<readonly string[]> | undefined;
let common: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
}

/** The passwords that were found most often in leaks, in lower case, the commonest first. Read at its first use. */
export function commonPasswords(): Promise<readonly string[]> {
  return (list ??= readList());
}

/** What is wrong with a new password of this owner, the commonest ones known. */
export async function checkNewPassword(
  password: string,
  owner: PasswordOwner,
): Promise<FieldProblem | undefined> {
  common ??= commonPasswords().then((passwords) => new Set(passwords));
  return newPasswordProblem(password, owner, await common);
}
