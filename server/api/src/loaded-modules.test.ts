import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const SERVER = new URL('../../', import.meta.url);
const { resolve } = createRequire(import.meta.url);
const IMPORT =
  /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'((?:\.|@sastre\/)[^']+)';|^import\s+'(\.[^']+)';/gmu;

/** Modules of the server that are loaded with one, by their paths below `server`. */
function loadedWith(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (module: URL) => {
    if (!module.href.startsWith(SERVER.href) || seen.has(module.href)) return;
    seen.add(module.href);
    const text = readFileSync(module, 'utf8');
    for (const [, from = '', bare] of text.matchAll(IMPORT))
      visit(from.startsWith('@') ? pathToFileURL(resolve(from)) : new URL(bare ?? from, module));
  };
  visit(new URL(entry, SERVER));
  return [...seen].map((href) => href.slice(SERVER.href.length));
}

const HEAVY = /^(?:gate|tailoring\/src\/(?:letter|rules|review|openai\/openai-engine))/;
const heavy = (entry: string) => loadedWith(entry).filter((path) => HEAVY.test(path));

test.each(['main.ts', 'worker.ts'])('%s loads nothing that reads, matches or proves', (entry) => {
  expect(loadedWith(`api/src/${entry}`)).toContain('tailoring/src/jobs.ts');
  expect(heavy(`api/src/${entry}`)).toEqual([]);
});

test('what a job is made with does, so this test can fail', () => {
  expect(heavy('tailoring/src/make-copy.ts')).toContain('gate/src/gate/lexicon/lexicon.ts');
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

test('a thread loads its word lists with what needs them', () => {
  expect(heavy('api/src/tailoring/threads/tailoring.thread.ts')).toEqual([]);
});
