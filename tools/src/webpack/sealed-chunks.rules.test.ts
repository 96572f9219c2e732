import { expect, test } from '@jest/globals';
import { sealBundle, UNIQUE, type BundleFile } from './sealed-chunks.rules.ts';

const entry = {
  name: 'remoteEntry.js',
  id: 'mfe_x',
  isEntry: true,
  text: `r.seal={js:"*sealed-js*",css:'*sealed-css*'};self.chunks_${UNIQUE}=[]`,
};
const chunk = (id: number, text: string): BundleFile => ({
  name: `${id}.js`,
  id,
  isEntry: false,
  text: `self.chunks_${UNIQUE}.push(${text})`,
});
const files = [
  entry,
  chunk(1, 'a'),
  chunk(2, 'b'),
  { ...chunk(2, ''), name: '2.css', text: 'p{}' },
];
const hash = (text: string) => `<${text}>`;

test('the entry holds the hash of each chunk and style as they are in the end', () => {
  const sealed = sealBundle(files, hash);
  const text = sealed.get('remoteEntry.js') ?? '';
  expect(text).toContain(`js:{1:"<${sealed.get('1.js')}>",2:"<${sealed.get('2.js')}>"}`);
  expect(text).toContain('css:{2:"<p{}>"}');
});

test('the name of what builds share is the content’s: the same for the same, another for another', () => {
  const nameIn = (bundle: readonly BundleFile[]) =>
    /chunks_(\w+)/.exec(sealBundle(bundle, hash).get('1.js') ?? '')?.[1];
  expect(nameIn(files)).toMatch(/^[0-9a-f]{8}$/);
  expect(nameIn([...files].reverse())).toBe(nameIn(files));
  expect(nameIn([entry, chunk(1, 'a'), chunk(2, 'c')])).not.toBe(nameIn(files));
  for (const text of sealBundle(files, hash).values()) expect(text).not.toContain(UNIQUE);
});

test('a bundle without a place for its seal is none', () => {
  expect(() => sealBundle([{ ...entry, text: 'x' }], hash)).toThrow('no one place');
});
