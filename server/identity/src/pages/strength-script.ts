import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commonPasswords } from '../account/common-passwords.ts';

/** As many of the commonest passwords as a page is worth; the server knows them all. */
const ON_PAGES = 10_000;

/** Where it is served. */
export const STRENGTH_PATH = '/idp/assets/strength.js';

/**
 * The module that says how hard a password is to guess: `strengthOf(password, words)` from 0 to 4. Pages load it when
 * a new password is being typed, and not before.
 */
export async function strengthModule(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const core = await readFile(join(resolve('@zxcvbn-ts/core'), '../zxcvbn-ts.js'), 'utf8');
  const { adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  const passwords = (await commonPasswords()).slice(0, ON_PAGES);
  return `const scope = {};
(function () {
${core.replace(/^\/\/# sourceMappingURL.*$/m, '')}
}).call(scope);
const estimator = new scope.zxcvbnts.core.ZxcvbnFactory({
  dictionary: { passwords: ${JSON.stringify(passwords.join(' '))}.split(' ') },
  graphs: ${JSON.stringify(adjacencyGraphs)},
});
export function strengthOf(password, words) {
  return estimator.check(password.slice(0, 100), words).score;
}
`;
}
