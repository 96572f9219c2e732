import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const SOURCE = new URL('../../', import.meta.url);
const IMPORT =
  /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom\s+'(\.[^']+)';|^import\s+'(\.[^']+)';/gmu;

/** Modules of ours that are loaded with one, by their paths below `src`. */
function loadedWith(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (module: URL) => {
    if (seen.has(module.href)) return;
    seen.add(module.href);
    const text = readFileSync(module, 'utf8');
    for (const [, from, bare] of text.matchAll(IMPORT)) visit(new URL(from ?? bare ?? '', module));
  };
  visit(new URL(entry, SOURCE));
  return [...seen].map((href) => href.slice(SOURCE.href.length));
}

const HEAVY = /^tailoring\/(?:gate|reading|letter|rules|review\/.*\.rules|openai\/openai-engine)/;
/** What names a company takes one expression. */
const LIGHT = ['tailoring/reading/company-name.rules.ts'];
const heavy = (entry: string) =>
  loadedWith(entry).filter((path) => HEAVY.test(path) && !LIGHT.includes(path));

test.each(['main.ts', 'worker.ts'])('%s loads nothing that reads, matches or proves', (entry) => {
  expect(loadedWith(entry)).toContain('tailoring/open-tailoring.ts');
  expect(heavy(entry)).toEqual([]);
});

test('what a job is made with does, so this test can fail', () => {
  expect(heavy('tailoring/make-copy.ts')).toContain('tailoring/gate/lexicon/lexicon.ts');
});

test('a thread loads its word lists with what needs them', () => {
  expect(heavy('tailoring/threads/tailoring.thread.ts')).toEqual([]);
});
