import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const SERVER = new URL('../../', import.meta.url);
const { resolve } = createRequire(import.meta.url);
const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'([^']+)';|^import\s+'(\.[^']+)';/gmu;
const isOwn = (from: string) => /^(?:\.|@sastre\/)/.test(from);

/** What is loaded with a module of the server: its own by their paths below `server`, and packages by what is asked for. */
function everythingWith(entry: string): { modules: string[]; packages: string[] } {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (module: URL) => {
    if (!module.href.startsWith(SERVER.href) || seen.has(module.href)) return;
    seen.add(module.href);
    const text = readFileSync(module, 'utf8');
    for (const [, from = '', bare] of text.matchAll(IMPORT)) {
      if (from !== '' && !isOwn(from)) packages.add(from);
      else
        visit(from.startsWith('@') ? pathToFileURL(resolve(from)) : new URL(bare ?? from, module));
    }
  };
  visit(new URL(entry, SERVER));
  const modules = [...seen].map((href) => href.slice(SERVER.href.length));
  return { modules, packages: [...packages] };
}

const loadedWith = (entry: string) => everythingWith(entry).modules;
/** Large, and asked for by somebody's deed or by the configuration alone. */
const ONCE_WANTED = /^(?:eld|nodemailer|oidc-provider|sharp)\b/;

const HEAVY =
  /^(?:gate|wording|tailoring\/src\/(?:letter|post|rules|review|openai\/openai-engine))/;
const heavy = (entry: string) => loadedWith(entry).filter((path) => HEAVY.test(path));

test.each(['main.ts', 'worker.ts'])('%s loads nothing that reads, matches or proves', (entry) => {
  expect(loadedWith(`api/src/${entry}`)).toContain('tailoring/src/jobs.ts');
  expect(heavy(`api/src/${entry}`)).toEqual([]);
});

test('what a job is made with does, so this test can fail', () => {
  expect(heavy('tailoring/src/make-copy/make-copy.ts')).toContain('wording/src/words/lexicon.ts');
});

test('the stand-in of the payment provider is loaded where it stands in alone', () => {
  expect(loadedWith('api/src/main.ts')).toContain('api/src/payment/open-payments.ts');
  expect(loadedWith('api/src/main.ts').filter((path) => path.startsWith('stand-ins'))).toEqual([]);
});

test('what follows calls is loaded where the variables ask for it alone', () => {
  for (const entry of ['api/src/main.ts', 'api/src/worker.ts']) {
    expect(loadedWith(entry)).toContain('base/src/tracing/tracing.ts');
    expect(loadedWith(entry)).not.toContain('base/src/tracing/start-tracing.ts');
  }
});

test('the identity provider is loaded where it is embedded alone', () => {
  expect(loadedWith('api/src/main.ts')).toContain('identity/src/store/key-ring.ts');
  expect(loadedWith('api/src/main.ts')).not.toContain('identity/src/plugin.ts');
});

test('packages that a start does not need are loaded when they are wanted', () => {
  const { packages } = everythingWith('api/src/main.ts');
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => ONCE_WANTED.test(name))).toEqual([]);
  const ofProvider = everythingWith('identity/src/plugin.ts').packages;
  expect(ofProvider.filter((name) => ONCE_WANTED.test(name))).toEqual(['oidc-provider']);
});

test('a thread loads its word lists with what needs them', () => {
  expect(heavy('api/src/tailoring/threads/tailoring.thread.ts')).toEqual([]);
});
