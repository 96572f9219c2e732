import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesReachedBy } from '../structure/reached.ts';
import { ROOT } from '../workspace.ts';
import { BENCHES } from './benches.ts';

test.each(Object.entries(BENCHES))('the bench %s runs without jest', (_name, scripts) => {
  const reached = [...scripts].flatMap((script) => [...filesReachedBy(script)]);
  expect(reached).toEqual(expect.arrayContaining([...scripts]));
  const asks = (file: string) =>
    /^import (?!type ).*from '@jest\/globals'/m.test(readFileSync(join(ROOT, file), 'utf8'));
  expect(reached.filter((file) => file.endsWith('.ts') && asks(file))).toEqual([]);
});
