import { expect, test } from '@jest/globals';
import { blameOf, FileError } from './blame.ts';
import { ContractError } from './contract-error.ts';
import { StallError } from './stall-limit.ts';

const chunkError = (request: string) =>
  Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', request });

async function judge(error: unknown, reached: boolean) {
  const asked: string[] = [];
  const blame = await blameOf(error, async (url) => {
    asked.push(url);
    return reached;
  });
  return [blame, ...asked];
}

test.each<[string, unknown, string[], string[]]>([
  [
    'another contract',
    new ContractError('mfe_x', 'shell contract ^2.0.0'),
    ['contract'],
    ['contract'],
  ],
  ['what a page throws', new Error('render'), ['ours'], ['ours']],
  ['nothing at all', undefined, ['ours'], ['ours']],
  ['an entry', new FileError('/e.js', new Error('x')), ['ours', '/e.js'], ['line', '/e.js']],
  [
    'a chunk of a load',
    new FileError('/e.js', chunkError('/1.js')),
    ['ours', '/1.js'],
    ['line', '/1.js'],
  ],
  ['a chunk of a page', chunkError('/2.js'), ['ours', '/2.js'], ['line', '/2.js']],
  ['a stall', new StallError('It'), ['ours', '/registry.json'], ['line', '/registry.json']],
])(
  '%s: whose fault it is where we are reached, and where not',
  async (_what, error, ours, line) => {
    expect(await judge(error, true)).toEqual(ours);
    expect(await judge(error, false)).toEqual(line);
  },
);
