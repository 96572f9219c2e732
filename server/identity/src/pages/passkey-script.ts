import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where it is served. */
export const PASSKEY_PATH = '/idp/assets/passkeys.js';

/** The module that speaks with the browser about passkeys: @simplewebauthn/browser as it is published. */
export async function passkeyModule(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const main = resolve('@simplewebauthn/browser');
  const bundle = join(main, '../../dist/bundle/index.umd.min.js');
  const library = await readFile(bundle, 'utf8');
  return `const library = {};
(function (exports, module) {
${library.replace(/^\/\/# sourceMappingURL.*$/m, '')}
})(library, {});
export const { startRegistration, startAuthentication, browserSupportsWebAuthnAutofill } = library;
`;
}
