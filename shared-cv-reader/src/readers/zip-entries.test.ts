import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { zipEntries } from './zip-entries.ts';

const zip = zipSync(
  { 'a.txt': [strToU8('one'), { level: 0 }], 'ü.txt': strToU8('two '.repeat(40)) },
  { comment: 'x'.repeat(500) },
);

test('the files of an archive by its directory, before a comment', () => {
  const entries = [...zipEntries(zip)].map(({ name, method, claims }) => [name, method, claims]);
  expect(entries).toEqual([
    ['a.txt', 0, 3],
    ['ü.txt', 8, 160],
  ]);
});

test('an archive that is cut off, or points beyond itself, is none', () => {
  expect(() => [...zipEntries(zip.slice(0, -20))]).toThrow();
  expect(() => [...zipEntries(zip.slice(40))]).toThrow();
  expect(() => [...zipEntries(new Uint8Array(10))]).toThrow();
});

/** An archive of one file whose sizes and place stand in the long form's field. */
function longForm(): Uint8Array {
  const name = strToU8('a');
  const local = new DataView(new ArrayBuffer(30));
  local.setUint32(0, 0x04034b50, true);
  local.setUint16(26, name.length, true);
  const central = new DataView(new ArrayBuffer(46));
  central.setUint32(0, 0x02014b50, true);
  central.setUint16(28, name.length, true);
  central.setUint16(30, 4 + 24, true);
  for (const place of [20, 24, 42]) central.setUint32(place, 0xffffffff, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  extra.setBigUint64(4, 3n, true);
  extra.setBigUint64(12, 3n, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  end.setUint32(16, 30 + 1 + 3, true);
  const parts = [local, name, strToU8('one'), central, name, extra, end];
  return new Uint8Array(
    Buffer.concat(
      parts.map((part) => (part instanceof DataView ? new Uint8Array(part.buffer) : part)),
    ),
  );
}

test('sizes and places in the long form', () => {
  const [entry] = [...zipEntries(longForm())];
  expect(entry).toMatchObject({ name: 'a', claims: 3, packed: strToU8('one') });
});
