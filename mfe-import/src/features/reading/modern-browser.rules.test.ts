import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isModern } from './modern-browser.rules.ts';

/** What the older builds bring along, by the modules that they were made of: "map.get-or-insert-computed". */
function broughtAlong(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const sources = ['pdf.mjs', 'pdf.worker.mjs'].flatMap((file) => {
    const map = readFileSync(`${resolve(`pdfjs-dist/legacy/build/${file}`)}.map`, 'utf8');
    return (JSON.parse(map) as { sources: string[] }).sources;
  });
  const names = sources.flatMap(
    (source) => /core-js\/modules\/\w+\.(.*)\.js$/.exec(source)?.[1] ?? [],
  );
  return [...new Set(names.map((name) => name.replace(/\.v\d$/, '')))];
}

const BROUGHT = broughtAlong();

/** What the house's browsers have all, or what only tells more of a fault. */
const EVERYWHERE = /^(?:array\.(?:includes|push)|iterator\.constructor|dom-exception\.stack|self)$/;
const OWNERS: Readonly<Record<string, string>> = {
  ...{ iterator: 'Iterator', map: 'Map', set: 'Set', 'weak-map': 'WeakMap', json: 'JSON' },
  ...{ math: 'Math', promise: 'Promise', url: 'URL' },
  ...{ 'uint8-array': 'Uint8Array', 'typed-array': 'Uint8Array' },
};
const STATIC = /^(?:json|math|promise|url)$|^uint8-array\.from-/;

/** A browser that has all that is brought along, but for one. */
function browserWithout(missing: string): object {
  const scope: Record<string, { prototype: Record<string, true> } & Record<string, unknown>> = {};
  const have = (name: string) => {
    const [owner = '', member = ''] = name.split('.');
    const camel = member.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
    const key = OWNERS[owner];
    if (key === undefined) throw new Error(`Nobody looks for ${name}`);
    const own = (scope[key] ??= { prototype: {} });
    if (name === missing) return;
    if (STATIC.test(owner) || STATIC.test(name)) own[camel] = true;
    else own.prototype[camel] = true;
  };
  const more = ['promise.with-resolvers', 'json.rawJSON'];
  for (const name of [...BROUGHT, ...more]) {
    if (EVERYWHERE.test(name)) continue;

    have(name);
  }
  return scope;
}

test('a browser that has all of it is modern', () => {
  expect(BROUGHT.length).toBeGreaterThan(30);
  expect(isModern(browserWithout(''))).toBe(true);
  expect(isModern({})).toBe(false);
});

test.each(BROUGHT.filter((name) => !EVERYWHERE.test(name)))('one without %s is not', (name) => {
  expect(isModern(browserWithout(name))).toBe(false);
});
