import { describe, expect, test } from '@jest/globals';
import { changesOf, readDeclaration, reportOf } from './report.rules.ts';

const files: Record<string, string> = {
  'shell/index': `export { go } from './go.ts';\nexport type { Plan } from '../api/schemas/plan.schema.ts';`,
  'shell/go': `import { type Way } from '../routes/index.ts';\n/** Leads there. */\nexport declare function go(way: Way): void;`,
  'routes/index': `export type Way = 'up';`,
  'api/index': `export { plan } from './schemas/plan.schema.ts';`,
  'api/schemas/plan.schema': `export declare const plan: unknown;`,
};
const read = (module: string) => {
  const text = files[module];
  return text === undefined ? undefined : readDeclaration(module, text);
};

describe('a report of public types', () => {
  test('holds what an entry hands out and what that leads to, without comments', () => {
    const { text, modules } = reportOf('shell', read);
    expect(modules).toEqual(['shell/index', 'shell/go']);
    expect(text).toContain('export declare function go(way: Way): void;');
    expect(text).not.toContain('Leads there');
  });

  test('leaves to openapi.json what that tells', () => {
    expect(reportOf('api', read).modules).toEqual(['api/index']);
  });

  test('leaves another entry to its own report', () => {
    expect(reportOf('shell', read).modules).not.toContain('routes/index');
    expect(reportOf('routes', read).text).toContain("export type Way = 'up';");
  });
});

describe('what has become of a report', () => {
  test('a changed line is gone and added', () => {
    expect(changesOf('a\nb', 'a\nc')).toEqual({ gone: ['b'], added: ['c'] });
  });

  test('a line more of the same is added', () => {
    expect(changesOf('a\nb', 'a\na\nb')).toEqual({ gone: [], added: ['a'] });
  });

  test('an order alone is no change', () => {
    expect(changesOf('a\nb', 'b\na')).toEqual({ gone: [], added: [] });
  });
});
